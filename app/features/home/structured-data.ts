import { site } from "~/content/site";

/** Who runs the shop, and the shop itself, for search engines. */
export function shopAndSite(siteUrl: string) {
  const organization = `${siteUrl}/#organization`;
  return {
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: site.name,
        url: siteUrl,
        description: site.description,
        email: site.email,
        sameAs: Object.values(site.social),
      },
      {
        "@type": "WebSite",
        "@id": `${siteUrl}/#website`,
        name: site.name,
        url: siteUrl,
        inLanguage: "en-US",
        publisher: { "@id": organization },
      },
    ],
  };
}
