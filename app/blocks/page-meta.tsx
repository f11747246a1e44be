import { useState } from "react";
import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, CollectionPage, Graph, Thing } from "schema-dts";
import { site } from "#brand/content/site.ts";
import { type RouteMatches, rootOf, useRoot } from "~/commerce/root";
import type { Breadcrumbs } from "~/lib/page-handle";
import type { SharedImage } from "~/lib/site-image";
import { previewCrop } from "~/lib/store-image";
import { useIsServed } from "~/lib/use-is-served";

type PageMeta = {
  /** Without the brand, at most 60 characters with it, and no other page's. */
  title: string;
  /** 70 to 160 characters, and no other page's. */
  description: string;
  /** The canonical path, such as `/about`, of all addresses that show the same page. */
  path: string;
  image: SharedImage;
  isIndexed?: boolean;
};

/** The `meta` of a route whose page is always the same. The page of an error has a title of its own. */
export function staticMeta(page: PageMeta) {
  return ({ matches, error }: { matches: RouteMatches; error?: unknown }) =>
    error ? [] : pageMeta(matches, page);
}

/** Meta tags for search engines and link previews. */
export function pageMeta(matches: RouteMatches, page: PageMeta): MetaDescriptor[] {
  const { description, path, image, isIndexed = true } = page;
  const title = pageTitle(page.title);
  const { siteUrl } = rootOf(matches).storefront;
  const url = siteUrl + path;
  const imageUrl = `${siteUrl}${image.social}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: imageUrl },
    { property: "og:image:width", content: String(previewCrop.width) },
    { property: "og:image:height", content: String(previewCrop.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

/** The image of a link preview, which the store crops. */
export function ImageMeta({ url, alt }: { url: string; alt: string | undefined }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(previewCrop.width)} />
      <meta property="og:image:height" content={String(previewCrop.height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
    </>
  );
}

/** The title of every page but an article, whose title ends with `| blog`. */
export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

type SchemaData = Exclude<Thing, string> | Omit<Graph, "@context">;

/**
 * A schema.org object for search engines. Only in the served HTML, because they do not navigate
 * inside the shop. It stays as it was served: a `key` removes it when another page replaces the served one.
 * @param data may be null in the browser
 */
export function StructuredData({ data }: { data: SchemaData | null }) {
  const isServed = useIsServed();
  // Only the server writes the text; React does not compare it.
  const [text] = useState({ __html: import.meta.env.SSR && data ? jsonForScript(data) : "" });
  if (!isServed) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={text} />;
}

/** `<` is written as an escape, so that no text can end the script, or begin a comment in it. */
function jsonForScript(data: SchemaData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}

/** The path to a page below home, from the top: `[["The Proof", "/proof"], …]`. */
export function BreadcrumbData({ steps }: { steps: Breadcrumbs }) {
  return <StructuredData data={breadcrumbList(useRoot().storefront.siteUrl, steps)} />;
}

type CollectionDataProps = { page: PageLink; items: readonly PageLink[] };

/** A page that lists others, in their order. */
export function CollectionData({ page, items }: CollectionDataProps) {
  return <StructuredData data={collectionPage(useRoot().storefront.siteUrl, page, items)} />;
}

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
