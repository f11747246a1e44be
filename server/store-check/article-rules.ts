import type { Article } from "~/commerce/model";
import { articlePageSize, blogHandle } from "~/commerce/operations/blog-articles";
import { categoryByTag } from "~/content/blog/blog-categories";
import { getHandles, handlesWhere, type Rule } from "./rules";

/** Null for a store that shows no such blog. */
type Articles = readonly Article[] | null;

/** The articles, newest first. Pictures come from the `imageOrigins`, of which the first is the shop's own. */
export function getArticleRules(imageOrigins: readonly string[]): readonly Rule<Articles>[] {
  return [
    {
      name: `blog "${blogHandle}" without articles`,
      status: "error",
      effect: "/blog shows sample articles and says so, and the home page has no journal",
      action: `Give the blog the handle ${blogHandle}, publish it and its articles to the app`,
      find: (articles) => (articles === null ? ["no such blog"] : articles.length ? [] : ["empty"]),
    },
    {
      name: `articles after the first ${articlePageSize}`,
      effect: "they are not in /blog; only links lead to them",
      action: "None needed, if the newest are what visitors should read",
      find: (articles) => getHandles((articles ?? []).slice(articlePageSize)),
    },
    {
      name: "articles without a category",
      effect: "the article is listed under Hair Care Tips",
      action: `Tag it with one of ${[...categoryByTag.keys()].join(", ")}`,
      find: handlesWhere(({ tags }) => !tags.some((tag) => categoryByTag.has(tag.toLowerCase()))),
    },
    {
      name: "articles without picture, excerpt or author",
      effect: "a plain background, the opening words or the brand name is shown instead",
      action: "Complete the article",
      find: handlesWhere(
        ({ image, excerptHtml, author }) => !image || !excerptHtml || !author?.name,
      ),
    },
    {
      name: "articles with pictures that the security policy refuses",
      effect: "the picture is not shown",
      action: "Upload the pictures to the store's own files, which cdn.shopify.com serves",
      find: (articles) =>
        withHosts(articles, ({ contentHtml, image }) =>
          [...getSources(contentHtml, "img"), ...(image ? [image.url] : [])].filter(
            (url) => !isAllowed(url, imageOrigins),
          ),
        ),
    },
    {
      name: "articles with videos or other embeds",
      effect: "the video, player or form is not shown in the article",
      action: "Link to it in the text, where a picture of it helps",
      find: (articles) =>
        withHosts(articles, ({ contentHtml }) =>
          getSources(contentHtml, "iframe|video|audio|embed|object|source"),
        ),
    },
  ];
}

function isAllowed(src: string, [shop, ...others]: readonly string[]): boolean {
  const origin = URL.parse(src, shop)?.origin;
  return origin === shop || others.some((other) => other === origin);
}

/** The articles in which addresses are found, each with their hosts. */
function withHosts(articles: Articles, find: (article: Article) => readonly string[]): string[] {
  return (articles ?? []).flatMap((article) => {
    const found = find(article);
    if (found.length === 0) return [];
    const hosts = new Set(found.map((url) => URL.parse(url, "https://own.invalid")?.host));
    const named = [...hosts].filter((host) => host && host !== "own.invalid");
    return `${article.handle}${named.length > 0 ? ` (${named.join(", ")})` : ""}`;
  });
}

/** The addresses of the elements with these names; empty for one without. */
function getSources(html: string, names: string): string[] {
  const elements = html.matchAll(new RegExp(`<(?:${names})\\b[^>]*>`, "gi"));
  return Array.from(elements, ([element]) => {
    const [, quoted, plain] =
      /\s(?:src|data)\s*=\s*(?:["']([^"']*)|([^\s>]+))/i.exec(element) ?? [];
    return quoted ?? plain ?? "";
  });
}
