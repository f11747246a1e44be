type StructuredDataProps = { data: object };

/** A schema.org object for search engines. `<` is written as an escape, so that no text can end the script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return <script type="application/ld+json">{json.replaceAll("<", "\\u003c")}</script>;
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
