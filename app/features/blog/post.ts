import type { ArticleTeaser } from "~/commerce/model";
import {
  type BlogCategorySlug,
  categoryBySlug,
  categoryByTag,
  defaultBlogCategory,
} from "~/content/blog/blog-categories";
import { site } from "~/content/site";
import type { SharedPicture } from "~/content/site-picture";
import { isPictureUrl } from "~/lib/urls";

/** An article as the journal shows it. */
export type BlogPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** One of the store, which comes in any size, or one of the shop. Null stands for the placeholder. */
  picture: { url: string; alt: string } | SharedPicture | null;
  category: BlogCategorySlug;
  tags: readonly string[];
  author: { name: string; bio: string | null };
  /** ISO 8601; not validated. */
  publishedAt: string;
  updatedAt: string | null;
  readingMinutes: number;
  isFeatured: boolean;
};

/** Words divided by this, rounded up, are the minutes (rule 27 in docs/rules.md). */
const wordsPerMinute = 200;
const defaultAuthor = { name: `${site.name} Team`, bio: null };

export function toPost(article: ArticleTeaser): BlogPost {
  const { image } = article;
  const tags = tidyTags(article.tags);
  return {
    id: article.id,
    slug: article.handle,
    title: article.title.trim() || "Untitled",
    excerpt: article.excerpt || article.opening,
    picture: isPictureUrl(image?.url) ? image : null,
    category: getBlogCategory(tags),
    tags,
    author: article.author?.name.trim() ? article.author : defaultAuthor,
    publishedAt: article.publishedAt,
    updatedAt: null,
    readingMinutes: readingMinutes(article.wordCount),
    isFeatured: isFeatured(tags),
  };
}

/** At least 1. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

export function isFeatured(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.toLowerCase() === "featured");
}

/** Case is ignored. */
export function getBlogCategory(tags: readonly string[]): BlogCategorySlug {
  const names = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const [tag, category] of categoryByTag) if (names.has(tag)) return category;
  return defaultBlogCategory;
}

export function categoryName(slug: BlogCategorySlug): string {
  return categoryBySlug(slug)?.name ?? "";
}

/** Tags without stray spaces, empty ones and repetitions; of two that differ in case, the first stays. */
function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().replace(/\s+/g, " ")).filter((tag) => tag !== "");
  return distinctTags(tidy);
}

export function distinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}
