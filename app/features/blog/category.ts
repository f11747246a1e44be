import {
  type BlogCategory,
  type BlogCategorySlug,
  blogCategories,
  defaultBlogCategory,
} from "~/content/blog/blog-categories";

/** Case is ignored. */
export function getBlogCategory(tags: readonly string[]): BlogCategorySlug {
  const names = new Set(tags.map((tag) => tag.toLowerCase()));
  const found = blogCategories.find((category) => category.tags.some((tag) => names.has(tag)));
  return found?.slug ?? defaultBlogCategory;
}

/** Null for an address that names no category. */
export function categoryBySlug(slug: string | null): BlogCategory | null {
  return blogCategories.find((category) => category.slug === slug) ?? null;
}

export function categoryName(slug: BlogCategorySlug): string {
  return categoryBySlug(slug)?.name ?? "";
}
