import type { JournalPost } from "~/blocks/journal-post";
import type { ArticleTeaser } from "~/commerce/model";
import { categoryName } from "./category";
import { toPost } from "./post";

/** How many articles another page shows of the journal. */
const newestCount = 3;

/** The first of a list that has the newest first. */
export function newestPosts(articles: readonly ArticleTeaser[]): JournalPost[] {
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
