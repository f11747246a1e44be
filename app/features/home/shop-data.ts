import type { Graph } from "schema-dts";
import { returnPolicy, shippingService } from "~/blocks/merchant-policies";
import { site } from "~/content/site";

/** Who runs the shop and on which terms, and the shop itself, for search engines. */
export function shopAndSite(siteUrl: string): Omit<Graph, "@context"> {
  const organization = `${siteUrl}/#organization`;
  return {
    "@graph": [
      {
        "@type": "OnlineStore",
        "@id": organization,
        name: site.name,
        url: siteUrl,
        logo: site.logo ? `${siteUrl}/${site.logo.file}` : undefined,
        description: site.description,
        email: site.email,
        sameAs: Object.values(site.social),
        hasMerchantReturnPolicy: returnPolicy(siteUrl),
        hasShippingService: shippingService(),
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
