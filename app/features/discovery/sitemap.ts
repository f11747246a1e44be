import type { Article, Product } from "~/commerce/model";
import { toXmlText } from "~/lib/xml";

type Listed = {
  path: string;
  /** ISO 8601; left out where nobody knows. */
  changedAt?: string | undefined;
  picture?: string | undefined;
};

/** The addresses of the whole site (sitemaps.org, protocol 0.9, with the extension for pictures). */
export function sitemapXml(
  siteUrl: string,
  paths: Iterable<string>,
  products: readonly Pick<Product, "handle" | "images">[],
  articles: readonly Pick<Article, "handle" | "publishedAt" | "image">[],
): string {
  const listed: Listed[] = [
    ...Array.from(paths, (path) => ({ path })),
    ...products.map(({ handle, images }) => ({
      path: `/products/${encodeURIComponent(handle)}`,
      picture: images[0]?.url,
    })),
    ...articles.map(({ handle, publishedAt, image }) => ({
      path: `/blog/${encodeURIComponent(handle)}`,
      changedAt: Number.isNaN(Date.parse(publishedAt)) ? undefined : publishedAt,
      picture: image?.url,
    })),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.map((page) => entry(siteUrl, page)).join("\n")}
</urlset>
`;
}

function entry(siteUrl: string, { path, changedAt, picture }: Listed): string {
  return [
    "<url>",
    `<loc>${toXmlText(siteUrl + path)}</loc>`,
    ...(changedAt ? [`<lastmod>${toXmlText(changedAt)}</lastmod>`] : []),
    ...(picture
      ? [
          `<image:image><image:loc>${toXmlText(new URL(picture, siteUrl).href)}</image:loc></image:image>`,
        ]
      : []),
    "</url>",
  ].join("");
}
