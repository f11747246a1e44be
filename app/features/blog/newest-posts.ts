import type { ArticleTeaser } from "~/commerce/model";
import { categoryName } from "./category";
import { toPost } from "./post";

/** How many articles another page shows of the journal. */
const newestCount = 3;

/** An article as another page shows it. */
export type NewestPost = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readingMinutes: number;
  /** Address at the store's picture service; null stands for the placeholder. */
  picture: string | null;
};

/** The first of a list that has the newest first. */
export function newestPosts(articles: readonly ArticleTeaser[]): NewestPost[] {
  return articles.slice(0, newestCount).map((article) => {
    const { slug, title, excerpt, category, readingMinutes, picture } = toPost(article);
    return {
      slug,
      title,
      excerpt,
      category: categoryName(category),
      readingMinutes,
      picture: picture?.from === "store" ? picture.url : null,
    };
  });
}
