import { type Answer, askOnServer } from "~/commerce/answer";
import { teaserOf } from "~/commerce/article-teaser";
import type { CommerceClient } from "~/commerce/client";
import { CommerceError, isRefused } from "~/commerce/errors";
import type { ArticleTeaser, SafeArticle } from "~/commerce/model";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchArticles } from "~/commerce/operations/blog-articles";
import { safeArticle } from "~/commerce/safe-article";
import { type NewestPost, newestPosts } from "./newest-posts";
import type { BlogPost } from "./post";
import { type SampleArticle, sampleArticle } from "./sample-article";
import { sampleList } from "./sample-list";

/** Sample posts in place of the store's, and what kept the store from answering. */
export type ListFallback = { message: string; posts: readonly BlogPost[] };
export type ArticleFallback = SampleArticle & { message: string };

type Listed = { articles: Answer<ArticleTeaser[]>; fallback: ListFallback | null };
type Read = { article: Answer<SafeArticle | null>; fallback: ArticleFallback | null };

/** The journal's articles, or the samples when the store cannot say (specification, section 4). */
export async function listOnServer(commerce: CommerceClient): Promise<Listed> {
  try {
    const { articles } = await fetchArticles(commerce);
    return { articles: { state: "rendered", value: articles.map(teaserOf) }, fallback: null };
  } catch (error) {
    const message = messageOf(error, "Error loading blog posts");
    // Not "rendered": the browser shall ask the store again at its next visit of the list.
    return {
      articles: { state: "known", value: [] },
      fallback: { message, posts: sampleList() },
    };
  }
}

/**
 * An article or, when the store cannot say, the sample of that slug; else whether the store has no such
 * article or gave no answer.
 */
export async function articleOnServer(
  commerce: CommerceClient,
  slug: string,
  imageOrigins: readonly string[],
): Promise<Read | "unknown" | "no answer"> {
  try {
    const found = await fetchArticle(commerce, slug);
    if (!found) return "unknown";
    const value = safeArticle(found, imageOrigins);
    return { article: { state: "rendered", value }, fallback: null };
  } catch (error) {
    const message = messageOf(error, "Error loading article");
    const sample = sampleArticle(slug);
    if (!sample) return "no answer";
    return { article: { state: "known", value: null }, fallback: { ...sample, message } };
  }
}

/** For the related articles, without which an article is still whole. */
export async function teasersOnServer(commerce: CommerceClient): Promise<Answer<ArticleTeaser[]>> {
  return askOnServer(async () => (await fetchArticles(commerce)).articles.map(teaserOf));
}

/**
 * For the home page, which is whole without a journal that the store may not show: there is nothing to come,
 * so it may be kept like that.
 */
export async function newestPostsOnServer(commerce: CommerceClient): Promise<Answer<NewestPost[]>> {
  return askOnServer(async () => {
    try {
      return newestPosts((await fetchArticles(commerce)).articles.map(teaserOf));
    } catch (error) {
      if (isRefused(error)) return [];
      throw error;
    }
  });
}

/** Keeps and logs what the store said (section 8); anything but its failure is a fault of ours. */
function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof CommerceError)) throw error;
  const message = error.message || otherwise;
  console.error(`${otherwise}: ${message}. Sample posts are shown.`);
  return message;
}
