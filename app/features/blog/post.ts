import type { ArticleTeaser } from "~/commerce/model";
import type { BlogCategorySlug } from "~/content/blog/blog-categories";
import { site } from "~/content/site";
import type { SharedPicture } from "~/content/site-picture";
import { isPictureUrl } from "~/lib/urls";
import { getBlogCategory } from "./category";
import { tidyTags } from "./tags";

/** The store's pictures come in any size from its picture service; the shop's own are cut ahead. */
export type PostPicture =
  | { from: "store"; url: string; alt: string }
  | { from: "shop"; picture: SharedPicture; alt: string };

/** An article as the journal shows it. */
export type BlogPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Null stands for the placeholder. */
  picture: PostPicture | null;
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
  const tags = tidyTags(article.tags);
  return {
    id: article.id,
    slug: article.handle,
    title: article.title.trim() || "Untitled",
    excerpt: article.excerpt || article.opening,
    picture: storePicture(article.image),
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

function storePicture(image: ArticleTeaser["image"]): PostPicture | null {
  if (!image || !isPictureUrl(image.url)) return null;
  return { from: "store", url: image.url, alt: image.alt };
}
