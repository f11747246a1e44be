import { blogs } from "#brand/content/blog/blogs.ts";
import { site } from "#brand/content/site.ts";
import type { Article } from "~/commerce/model";
import { blogHandles, getArticlePath, getBlogPath, getFeedPath, getProductPath } from "~/lib/paths";
import { toXmlText } from "~/lib/xml";

type Listed = {
  path: string;
  /** ISO 8601; left out where nobody knows. */
  changedAt?: string | undefined;
  image?: string | null | undefined;
};

/** The addresses of the whole site (sitemaps.org, protocol 0.9, with the extension for images). */
export function sitemapXml(
  siteUrl: string,
  paths: Iterable<string>,
  products: readonly { handle: string; image: string | null }[],
  articles: readonly Pick<Article, "blog" | "handle" | "publishedAt" | "image">[],
): string {
  const listed: Listed[] = [
    ...Array.from(paths, (path) => ({ path })),
    ...products.map(({ handle, image }) => ({ path: getProductPath(handle), image })),
    ...articles.map(({ blog, handle, publishedAt, image }) => ({
      path: getArticlePath({ blog, handle }),
      changedAt: Number.isNaN(Date.parse(publishedAt)) ? undefined : publishedAt,
      image: image?.url,
    })),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.map((page) => entry(siteUrl, page)).join("\n")}
</urlset>
`;
}

function entry(siteUrl: string, { path, changedAt, image }: Listed): string {
  const changed = changedAt ? `<lastmod>${toXmlText(changedAt)}</lastmod>` : "";
  const url = image && toXmlText(new URL(image, siteUrl).href);
  const element = url ? `<image:image><image:loc>${url}</image:loc></image:image>` : "";
  return `<url><loc>${toXmlText(siteUrl + path)}</loc>${changed}${element}</url>`;
}

/** `robots.txt` (RFC 9309): excludes URLs with unlimited variants. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /resources/
Disallow: /cart/
Disallow: /checkouts/
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}

type AgentsTextParts = {
  siteUrl: string;
  /** Origin of a hosted store; null for the embedded one, which has no endpoints for agents. */
  storeOrigin: string | null;
  sitePages: ReadonlyMap<string, string>;
  showsSamples: boolean;
  sellsSubscriptions: boolean;
};

/** `agents.md`, and `llms.txt`, which mirrors it: what agents can read here, and where the store itself takes orders. */
export function agentsText(parts: AgentsTextParts): string {
  const { siteUrl, storeOrigin, sitePages, showsSamples, sellsSubscriptions } = parts;
  const pages = [...sitePages].map(
    ([path, description]) => `- [${description}](${siteUrl}${path})`,
  );
  const shownBlogs = blogHandles.filter((blog) => sitePages.has(getBlogPath(blog)));
  const feeds = shownBlogs.map(
    (blog) => `- [${blogs[blog].name}, full text](${siteUrl}${getFeedPath(blog)})`,
  );
  return `# ${site.name}

> ${site.description}

${showsSamples ? "Reviews, press and people on this site are sample content. " : ""}The product pages have current prices and stock.

## Reading

- Every page is Markdown for a request with \`Accept: text/markdown\`, at the same address.
- [Every product](${siteUrl}/shop)
- [Every URL](${siteUrl}/sitemap.xml)
${feeds.join("\n")}
- Search: ${siteUrl}/search?q={words}

## Buying

- Link a customer to a product: ${siteUrl}/products/{handle}
- Link a customer to a filled cart: ${siteUrl}/cart/{variant}:{quantity},…
- A product’s Markdown begins with its structured data: of each variant the price, stock, both links, caution and subscriptions.
- The customer checks the cart and pays at checkout.${sellsSubscriptions ? " Subscriptions are chosen on the product page." : ""}
${storeOrigin ? `- The store’s catalog, cart and checkout for agents (UCP): ${siteUrl}/.well-known/ucp\n` : ""}
## Pages

${pages.join("\n")}
`;
}

/** `security.txt` (RFC 9116). It expires within a year of being read, as the standard asks. */
export function securityText(siteUrl: string, nowMs: number): string {
  const expires = new Date(nowMs + 180 * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
