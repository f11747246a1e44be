import { useState, useSyncExternalStore } from "react";

type StructuredDataProps = { data: object };

/**
 * A schema.org object for search engines, who read pages as they are served: after a navigation inside
 * the shop nobody would, and no script may be made from text in a browser. `<` and line separators are
 * written as escapes, so that no text can end the script or a line of it.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isHydrating = useSyncExternalStore(neverChanges, isAtHome, isServed);
  const [isOnServedPage] = useState(isHydrating);
  if (!isOnServedPage) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  const escaped = json.replace(/[<\u2028\u2029]/g, escapeOf);
  return <script type="application/ld+json">{escaped}</script>;
}

const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
const neverChanges = () => () => {};
const isServed = () => true;
const isAtHome = () => false;

/** Where a page stands below home, from the top: `[["The Proof", "/proof"], …]`. */
export function breadcrumbList(siteUrl: string, steps: readonly (readonly [string, string])[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"], ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
