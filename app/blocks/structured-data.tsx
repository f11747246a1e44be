import { useIsServed } from "~/hydration/use-is-served";

type StructuredDataProps = { data: object };

/**
 * A schema.org object for search engines. Only in the served HTML, because they do not navigate
 * inside the shop.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isServed = useIsServed();
  return isServed ? <script type="application/ld+json">{jsonForScript(data)}</script> : null;
}

/** `<` is written as an escape, so that no text can end the script, or begin a comment in it. */
function jsonForScript(data: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}

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
