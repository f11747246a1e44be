import type { ArticleBody, BodyNode } from "~/commerce/article-body";
import { site } from "~/content/site";
import { isoDate } from "~/lib/dates";
import { absoluteUrl } from "~/lib/urls";
import { escapeXml, toXmlText } from "~/lib/xml";
import type { FullPost } from "./load-blog";
import { categoryName } from "./post";

/** RSS 2.0 with the full text of every article. An invalid date is left out. */
export function feedXml(posts: readonly FullPost[], siteUrl: string): string {
  const items = posts.map((post) => item(post, siteUrl)).join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${toXmlText(site.name)} Journal</title>
<link>${toXmlText(siteUrl)}/blog</link>
<description>${toXmlText(site.description)}</description>
<language>en-us</language>
<atom:link href="${toXmlText(siteUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${items}
</channel>
</rss>
`;
}

function item({ post, body }: FullPost, siteUrl: string): string {
  const url = `${siteUrl}/blog/${encodeURIComponent(post.slug)}`;
  const published = isoDate(post.publishedAt);
  return `<item>
<title>${toXmlText(post.title)}</title>
<link>${toXmlText(url)}</link>
<guid isPermaLink="false">${toXmlText(post.id)}</guid>
${published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>` : ""}
<dc:creator>${toXmlText(post.author.name)}</dc:creator>
<category>${toXmlText(categoryName(post.category))}</category>
<description>${toXmlText(post.excerpt)}</description>
<content:encoded>${toXmlText(toHtml(body, siteUrl))}</content:encoded>
</item>`;
}

/** Serializes the tree, with absolute URLs. */
export function toHtml(body: ArticleBody, siteUrl: string): string {
  return body.map((node) => nodeHtml(node, siteUrl)).join("");
}

function nodeHtml(node: BodyNode, siteUrl: string): string {
  if (typeof node === "string") return escapeXml(node);
  const attributes = Object.entries(node)
    .filter(([name, value]) => name !== "tag" && name !== "children" && value !== undefined)
    .map(([name, value]) => {
      const text = name === "href" || name === "src" ? absoluteUrl(value, siteUrl) : String(value);
      return ` ${name.toLowerCase()}="${escapeXml(text)}"`;
    });
  const open = `<${node.tag}${attributes.join("")}>`;
  return "children" in node ? `${open}${toHtml(node.children, siteUrl)}</${node.tag}>` : open;
}
