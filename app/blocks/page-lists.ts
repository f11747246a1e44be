import type { BreadcrumbList, CollectionPage } from "schema-dts";
import type { Breadcrumbs } from "~/lib/page-handle";

export type PageLink = Breadcrumbs[number];

export function breadcrumbList(siteUrl: string, steps: Breadcrumbs): BreadcrumbList {
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

export function collectionPage(
  siteUrl: string,
  [name, path]: PageLink,
  items: readonly PageLink[],
): CollectionPage {
  return {
    "@type": "CollectionPage",
    name,
    url: siteUrl + path,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: items.map(([name, path], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: siteUrl + path,
      })),
    },
  };
}
