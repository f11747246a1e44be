import type { RouterContextProvider } from "react-router";
import type { JournalPost } from "~/blocks/journal-post";
import { isRefused } from "~/commerce/errors";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import type { ArticleTeaser, SanitizedArticle } from "~/commerce/model";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { sanitizeArticle } from "~/commerce/sanitize-body";
import { type BlogPost, categoryName, toPost } from "./post";
import { relatedPosts } from "./related-posts";
import { type ReadablePost, sampleArticle, sampleList } from "./sample-posts";

type Context = Readonly<RouterContextProvider>;

/** `samples` stand in for articles that the store refused or failed to send (rule 31 in docs/rules.md). */
export async function loadBlog(
  context: Context,
): Promise<{ articles: LoadResult<ArticleTeaser[]>; samples: BlogPost[] | null }> {
  const articles = await load(context, fetchTeasers);
  return { articles, samples: articles.status === "failed" ? sampleList() : null };
}

type LoadedArticle = {
  article: LoadResult<SanitizedArticle | null>;
  sample: ReadablePost | null;
};

/** One article, `null` where the store has none of that slug; `sample` is in its place when it failed. */
export async function loadArticle(
  context: Context,
  slug: string,
  imageOrigins: readonly string[],
): Promise<LoadedArticle> {
  const article = await load(context, async (client) => {
    const found = await fetchArticle(client, slug);
    return found && sanitizeArticle(found, imageOrigins);
  });
  return { article, sample: article.status === "failed" ? sampleArticle(slug) : null };
}

/** What the page shows beside an article of the store, or beside a sample: other samples. */
export function getRelated(
  { article, sample }: LoadedArticle,
  articles: LoadResult<ArticleTeaser[]>,
  nowMs: number,
): LoadResult<readonly BlogPost[]> {
  if (sample) return { status: "ready", value: relatedPosts(sample.post, sampleList(), nowMs) };
  if (articles.status !== "ready") return articles;
  const post = article.status === "ready" && article.value ? toPost(article.value) : null;
  const posts = articles.value.map(toPost);
  return { status: "ready", value: post ? relatedPosts(post, posts, nowMs) : [] };
}

/** The newest articles; none where the store may not show its blog. */
export function loadNewestPosts(context: Context): Promise<LoadResult<JournalPost[]>> {
  return load(context, async (client) => {
    try {
      return newestPosts(await fetchTeasers(client));
    } catch (error) {
      if (isRefused(error)) return [];
      throw error;
    }
  });
}

/** How many articles another page shows of the journal. */
const newestCount = 3;

/** The first of a list that has the newest first. */
function newestPosts(articles: readonly ArticleTeaser[]): JournalPost[] {
  return articles.slice(0, newestCount).map((article) => {
    const { slug, title, excerpt, category, readingMinutes, picture } = toPost(article);
    return {
      slug,
      title,
      excerpt,
      category: categoryName(category),
      readingMinutes,
      picture: picture && "url" in picture ? picture.url : null,
    };
  });
}
