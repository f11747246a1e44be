import type { ArticleBody, BodyElement, BodyNode } from "~/commerce/article-body";
import type { SafeArticle } from "~/commerce/model";
import { site } from "~/content/site";
import { absoluteUrl } from "~/lib/urls";
import { escaped, xmlText } from "~/lib/xml";
import { categoryName } from "./category";
import { toPost } from "./post";

/** RSS 2.0 with the full text of every article. Articles whose date is none have no date in it either. */
export function feedXml(articles: readonly SafeArticle[], siteUrl: string): string {
  const items = articles.map((article) => item(article, siteUrl)).join("\n");
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(site.name)} Journal</title>
<link>${xmlText(siteUrl)}/blog</link>
<description>${xmlText(site.description)}</description>
<language>en-us</language>
<atom:link href="${xmlText(siteUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${items}
</channel>
</rss>
`;
}

function item(article: SafeArticle, siteUrl: string): string {
  const post = toPost(article);
  const url = `${siteUrl}/blog/${encodeURIComponent(post.slug)}`;
  const publishedMs = Date.parse(post.publishedAt);
  return [
    "<item>",
    `<title>${xmlText(post.title)}</title>`,
    `<link>${xmlText(url)}</link>`,
    `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    ...(Number.isNaN(publishedMs)
      ? []
      : [`<pubDate>${new Date(publishedMs).toUTCString()}</pubDate>`]),
    `<dc:creator>${xmlText(post.author.name)}</dc:creator>`,
    `<category>${xmlText(categoryName(post.category))}</category>`,
    `<description>${xmlText(post.excerpt)}</description>`,
    `<content:encoded>${xmlText(htmlOf(article.body, siteUrl))}</content:encoded>`,
    "</item>",
  ].join("\n");
}

/** The tree as markup again, with addresses that work outside the shop. */
export function htmlOf(body: ArticleBody, siteUrl: string): string {
  return body.map((node) => nodeHtml(node, siteUrl)).join("");
}

function nodeHtml(node: BodyNode, siteUrl: string): string {
  if (typeof node === "string") return escaped(node);
  const attributes = attributesOf(node, siteUrl)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
  const open = `<${node.tag}${attributes}>`;
  return "children" in node ? `${open}${htmlOf(node.children, siteUrl)}</${node.tag}>` : open;
}

function attributesOf(element: BodyElement, siteUrl: string): [string, string | number][] {
  switch (element.tag) {
    case "a":
      return [["href", absoluteUrl(element.href, siteUrl)]];
    case "img": {
      const { src, alt, size } = element;
      const sides: [string, number][] = size
        ? [
            ["width", size.width],
            ["height", size.height],
          ]
        : [];
      return [["src", absoluteUrl(src, siteUrl)], ["alt", alt], ...sides];
    }
    case "ol":
      return element.start === null ? [] : [["start", element.start]];
    case "th":
    case "td": {
      const spans: [string, number][] = [
        ["colspan", element.colSpan],
        ["rowspan", element.rowSpan],
      ];
      return spans.filter(([, span]) => span > 1);
    }
    default:
      return [];
  }
}
