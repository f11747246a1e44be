import type { RouterContextProvider } from "react-router";
import type { CommerceClient } from "~/commerce/client";
import { getImageOrigins, requestContext } from "~/commerce/context";
import { isRefused } from "~/commerce/errors";
import { load } from "~/commerce/load";
import type { LoadResult } from "~/commerce/load-result";
import { fetchArticle } from "~/commerce/operations/article";
import { fetchTeasers } from "~/commerce/operations/blog-articles";
import { shareLoad } from "~/commerce/share";
import { type FullPost, toFullPost } from "./full-post";
import { type BlogPost, categoryName, toPost } from "./post";
import { relatedPosts } from "./post-selection";
import { sampleArticle, sampleList } from "./sample-articles";

type Context = Readonly<RouterContextProvider>;

/**
 * `samples` stand in for articles that the store refused or failed to send (rule 31 in docs/rules.md), not for those
 * of a store that is only slow.
 */
export async function loadBlog(
  context: Context,
): Promise<{ articles: LoadResult<BlogPost[]>; samples: BlogPost[] | null }> {
  const articles = await loadPosts(context);
  return { articles, samples: needsSamples(context, articles) ? sampleList() : null };
}

function needsSamples(context: Context, result: LoadResult<unknown>): boolean {
  if (!context.get(requestContext).showsSamples) return false;
  return result.status === "failed" && result.failure.kind !== "timeout";
}

function loadPosts(context: Context): Promise<LoadResult<BlogPost[]>> {
  return load(context, fetchPosts);
}

/** The list from which articles choose their related ones; shared, because anybody can ask for any number of articles. */
export const loadSharedPosts = shareLoad(loadPosts, ({ status }) => status === "ready");

async function fetchPosts(client: CommerceClient): Promise<BlogPost[]> {
  return (await fetchTeasers(client)).map(toPost);
}

type LoadedArticle = { article: LoadResult<FullPost | null>; sample: FullPost | null };

/** One article, `null` where the store has none of that slug; `sample` is in its place when it failed. */
export async function loadArticle(context: Context, slug: string): Promise<LoadedArticle> {
  const imageOrigins = getImageOrigins(context.get(requestContext).storefront);
  const article = await load(context, async (client) => {
    const found = await fetchArticle(client, slug);
    return found && toFullPost(found, imageOrigins);
  });
  return { article, sample: needsSamples(context, article) ? sampleArticle(slug) : null };
}

/** The related articles of the loaded one; those of a sample are other samples. */
export function getRelatedPosts(
  { article, sample }: LoadedArticle,
  posts: LoadResult<readonly BlogPost[]>,
  nowMs: number,
): LoadResult<readonly BlogPost[]> {
  if (sample) return { status: "ready", value: relatedPosts(sample.post, sampleList(), nowMs) };
  if (posts.status !== "ready") return posts;
  const post = article.status === "ready" ? article.value?.post : null;
  return { status: "ready", value: post ? relatedPosts(post, posts.value, nowMs) : [] };
}

const newestCount = 3;

/** The newest articles for the home page; empty when the store refuses its blog. */
export function loadNewestPosts(context: Context) {
  return load(context, async (client) => {
    try {
      return (await fetchPosts(client)).slice(0, newestCount).map(toNewestPost);
    } catch (error) {
      if (isRefused(error)) return [];
      throw error;
    }
  });
}

function toNewestPost(post: BlogPost) {
  const { slug, title, excerpt, category, readingMinutes, image } = post;
  return {
    slug,
    title,
    excerpt,
    category: categoryName(category),
    readingMinutes,
    image: image && "url" in image ? image.url : null,
  };
}
