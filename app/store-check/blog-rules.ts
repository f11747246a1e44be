import type { Article } from "~/commerce/model";
import { blogHandle } from "~/commerce/operations/article-fields";
import { categoryByTag } from "~/content/blog/blog-categories";
import type { Rule } from "./finding";

/** The newest articles; null for a store that shows no such blog. */
export const blogRules: readonly Rule<readonly Article[] | null>[] = [
  {
    name: `blog "${blogHandle}" without articles`,
    status: "error",
    effect: "/blog shows sample articles and says so, and the home page has no journal",
    action: `Give the blog the handle ${blogHandle}, publish it and its articles to the app`,
    find: (articles) => (articles === null ? ["no such blog"] : articles.length ? [] : ["empty"]),
  },
  {
    name: "articles without a category",
    status: "warning",
    effect: "the article stands under Hair Care Tips",
    action: `Tag it with one of ${[...categoryByTag.keys()].join(", ")}`,
    find: handlesWhere(({ tags }) => !tags.some((tag) => categoryByTag.has(tag.toLowerCase()))),
  },
  {
    name: "articles without picture, excerpt or author",
    status: "warning",
    effect: "a plain ground, the first words or the house's name stand in their place",
    action: "Complete the article",
    find: handlesWhere(({ image, excerptHtml, author }) => !image || !excerptHtml || !author?.name),
  },
];

function handlesWhere(isWrong: (article: Article) => boolean) {
  return (articles: readonly Article[] | null) =>
    (articles ?? []).filter(isWrong).map(({ handle }) => handle);
}
