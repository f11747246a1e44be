import {
  type BlogCategorySlug,
  blogCategories,
  categoryByTag,
  defaultBlogCategory,
} from "#brand/content/blog/blog-categories.ts";
import { site } from "#brand/content/site.ts";
import { isFeatured } from "~/commerce/article-tags";
import type { ArticleTeaser } from "~/commerce/model";
import { type BlogHandle, getArticlePath } from "~/lib/paths";
import type { SharedImage } from "~/lib/site-image";
import { isFileUrl } from "~/lib/urls";

export type BlogPost = {
  id: string;
  blog: BlogHandle;
  slug: string;
  path: string;
  title: string;
  excerpt: string;
  /** An image of the store, or one of the shop for a sample; null stands for the placeholder. */
  image: { url: string; alt: string } | SharedImage | null;
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
  const tags = distinctTags(article.tags.map((tag) => tag.trim().replace(/\s+/g, " ")));
  const tagNames = new Set(tags.map((tag) => tag.toLowerCase()));
  const [, category] = [...categoryByTag].find(([tag]) => tagNames.has(tag)) ?? [];
  return {
    id: article.id,
    blog: article.blog,
    path: getArticlePath(article),
    slug: article.handle,
    title: article.title.trim() || "Untitled",
    excerpt: article.excerpt || article.opening,
    image: isFileUrl(image?.url) ? image : null,
    category: category ?? defaultBlogCategory,
    tags,
    author: article.author?.name.trim() ? article.author : defaultAuthor,
    publishedAt: article.publishedAt,
    updatedAt: null,
    readingMinutes: Math.max(1, Math.ceil(article.wordCount / wordsPerMinute)),
    isFeatured: isFeatured(tags),
  };
}

/** Undefined for an address that names no category. */
export function categoryBySlug(slug: string) {
  return blogCategories.find((category) => category.slug === slug);
}

export function categoryName(slug: BlogCategorySlug): string {
  return categoryBySlug(slug)?.name ?? "";
}

export type PostFilter = {
  /** As in the URL, so perhaps unknown. Empty for all. */
  category: string;
  search: string;
};

export function parsePostFilter(parameters: URLSearchParams): PostFilter {
  return {
    category: parameters.get("category") ?? "",
    search: (parameters.get("q") ?? "").trim(),
  };
}

/** Without empty ones. Of tags that differ only in case, the first stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.toLowerCase();
    if (name !== "" && !byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}
