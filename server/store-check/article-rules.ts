import { type RefusedMedia, safeImage } from "~/commerce/html-media";
import type { Article } from "~/commerce/model";
import { articlePageSize } from "~/commerce/operations/articles";
import { getRefusedMedia } from "~/commerce/sanitize-html";
import { categoryByTag } from "~/content/blog/blog-categories";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { getHandles, handlesWhere, type Rule } from "./rules";

/** Null for a store that shows no such blog. */
type Articles = readonly Article[] | null;

/** Rules for a blog's articles, newest first. Images come from the `imageOrigins`, of which the first is the shop's own. */
export function getArticleRules(
  blogHandle: BlogHandle,
  imageOrigins: readonly string[],
): readonly Rule<Articles>[] {
  const path = getBlogPath(blogHandle);
  return [
    {
      name: `blog "${blogHandle}"`,
      status: "error",
      effect: `${path} shows sample articles and says so, or an error where samples are hidden`,
      action: `Add a blog with the handle ${blogHandle}; it may be empty`,
      find: (articles) => (articles === null ? ["no such blog"] : []),
    },
    {
      name: `blog "${blogHandle}" without articles`,
      effect: `${path} says that it has no articles, and the home page shows none`,
      action: "Publish articles in it, or leave it empty",
      find: (articles) => (articles?.length === 0 ? ["empty"] : []),
    },
    {
      name: `articles after the first ${articlePageSize}`,
      effect: `they are not in ${path}; only links lead to them`,
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
      name: "articles without image, excerpt or author",
      effect: "a plain background, the opening words or the brand name is shown instead",
      action: "Complete the article",
      find: handlesWhere(
        ({ image, excerptHtml, author }) => !image || !excerptHtml || !author?.name,
      ),
    },
    {
      name: "articles with images that the security policy refuses",
      effect:
        "a link takes the place of an image that is alone in its paragraph, and nothing that of others",
      action: "Upload the images to the store's own files, which cdn.shopify.com serves",
      find: (articles) =>
        withHosts(articles, (article) => [
          ...getHosts(article, "image", imageOrigins),
          ...getRefusedHost(article, imageOrigins),
        ]),
    },
    {
      name: "articles with videos or other embeds",
      effect: "a link takes the place of the video, player or form",
      action: "None needed, if the link is enough; put an image of it above, where that helps",
      find: (articles) =>
        withHosts(articles, (article) => getHosts(article, "embed", imageOrigins)),
    },
  ];
}

function getHosts(
  { contentHtml }: Article,
  kind: RefusedMedia["kind"],
  origins: readonly string[],
) {
  return getRefusedMedia(contentHtml, origins).flatMap((media) =>
    media.kind === kind ? [media.host] : [],
  );
}

/** The host of the image above the article, if it is refused. */
function getRefusedHost({ image }: Article, origins: readonly string[]): string[] {
  if (!image || safeImage(image.url, origins)) return [];
  return [URL.parse(image.url, origins[0])?.host ?? image.url];
}

/** The articles in which hosts are found, each with them. */
function withHosts(articles: Articles, find: (article: Article) => readonly string[]): string[] {
  return (articles ?? []).flatMap((article) => {
    const hosts = [...new Set(find(article))];
    return hosts.length > 0 ? [`${article.handle} (${hosts.join(", ")})`] : [];
  });
}
