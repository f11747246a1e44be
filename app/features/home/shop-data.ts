import type { Graph } from "schema-dts";
import { type Logo, site } from "#brand/content/site.ts";
import { returnPolicy } from "~/product/merchant-policies";

/** Who runs the shop and on which terms, and the shop itself, for search engines. */
export function shopAndSite(
  siteUrl: string,
  logo: Logo | null = site.logo,
): Omit<Graph, "@context"> {
  const organization = `${siteUrl}/#organization`;
  return {
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": organization,
        name: site.name,
        url: siteUrl,
        logo: logo ? `${siteUrl}/logo.svg` : undefined,
        description: site.description,
        email: site.email,
        sameAs: Object.values(site.social),
        hasMerchantReturnPolicy: returnPolicy(siteUrl),
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
