import { blogs } from "#brand/content/blog/blogs.ts";
import { site } from "#brand/content/site.ts";
import type { Article } from "~/commerce/model";
import { toTeaser } from "~/commerce/operations/articles";
import { isoDate } from "~/lib/dates";
import { type BlogHandle, getBlogPath, getFeedPath } from "~/lib/paths";
import { absoluteUrl } from "~/lib/urls";
import { toXmlText } from "~/lib/xml";
import { renderFeedBody } from "./article-body";
import { categoryName, toPost } from "./post";

/** RSS 2.0 with the full text of every article. An invalid date is left out. */
export function feedXml(
  blog: BlogHandle,
  articles: readonly Article[],
  imageOrigins: readonly string[],
  siteUrl: string,
): string {
  const items = articles.map((article) => item(article, imageOrigins, siteUrl)).join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${toXmlText(`${site.name} ${blogs[blog].name}`)}</title>
<link>${toXmlText(siteUrl + getBlogPath(blog))}</link>
<description>${toXmlText(site.description)}</description>
<language>en-us</language>
<atom:link href="${toXmlText(siteUrl + getFeedPath(blog))}" rel="self" type="application/rss+xml"/>
${items}
</channel>
</rss>
`;
}

function item(article: Article, imageOrigins: readonly string[], siteUrl: string): string {
  const post = toPost(toTeaser(article));
  const content = renderFeedBody(article.contentHtml, imageOrigins, siteUrl);
  const url = absoluteUrl(post.path, siteUrl);
  const published = isoDate(post.publishedAt);
  return `<item>
<title>${toXmlText(post.title)}</title>
<link>${toXmlText(url)}</link>
<guid isPermaLink="false">${toXmlText(post.id)}</guid>
${published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>` : ""}
<dc:creator>${toXmlText(post.author.name)}</dc:creator>
<category>${toXmlText(categoryName(post.category))}</category>
<description>${toXmlText(post.excerpt)}</description>
<content:encoded>${toXmlText(content)}</content:encoded>
</item>`;
}
