import type { RouterContextProvider } from "react-router";
import type { CommerceClient } from "~/commerce/client";
import { getImageOrigins, requestContext } from "~/commerce/context";
import type { CommerceError } from "~/commerce/errors";
import { type Loaded, load } from "~/commerce/load";
import { fetchAllTeasers, fetchArticle, fetchTeasers } from "~/commerce/operations/articles";
import { getBlogs } from "~/commerce/pages";
import { shareLoad } from "~/commerce/share";
import { type BlogHandle, getArticlePath, mainBlog } from "~/lib/paths";
import { type FullPost, sampleArticle, sampleList, toFullPost } from "./full-post";
import { type BlogPost, categoryName, toPost } from "./post";
import { relatedPosts } from "./post-selection";

type Context = Readonly<RouterContextProvider>;

/** What a page of the blog shows of the store. */
type Shown<T> = {
  /** `null` when it failed and no sample replaces it. */
  shown: T | null;
  isSample: boolean;
  error: CommerceError | null;
};

/** All articles, or the samples. */
export async function loadBlog(
  context: Context,
  blog: BlogHandle,
): Promise<Shown<readonly BlogPost[]>> {
  const loaded = await load(context, (client) => fetchPosts(client, blog));
  return withSample<readonly BlogPost[]>(context, loaded, () => sampleList(blog));
}

/** One article, or its sample; `null` without an error where the store has none of that slug. */
export async function loadArticle(
  context: Context,
  blog: BlogHandle,
  slug: string,
): Promise<Shown<FullPost>> {
  const imageOrigins = getImageOrigins(context.get(requestContext).storefront);
  const loaded = await load(context, async (client) => {
    const found = await fetchArticle(client, blog, slug);
    return found && toFullPost(found, imageOrigins);
  });
  return withSample(context, loaded, () => sampleArticle(blog, slug));
}

/**
 * A sample stands in for what the store refused or failed to send (rule 31 in docs/rules.md), not for what it is only
 * slow with.
 */
function withSample<T>(
  context: Context,
  { value, error }: Loaded<T | null>,
  getSample: () => T | null,
): Shown<T> {
  const { showsSamples } = context.get(requestContext);
  const sample = error && error.kind !== "timeout" && showsSamples ? getSample() : null;
  return { shown: value ?? sample, isSample: sample !== null, error };
}

/**
 * The list from which articles choose their related ones: those of all blogs. Shared, because anyone can request any
 * number of articles.
 */
export const loadSharedPosts = shareLoad(
  (context) =>
    load(context, async (client) => (await fetchAllTeasers(client, getBlogs(context))).map(toPost)),
  ({ error }) => error === null,
);

async function fetchPosts(client: CommerceClient, blog: BlogHandle): Promise<BlogPost[]> {
  return (await fetchTeasers(client, blog)).map(toPost);
}

/** The articles that are related to one; those of a sample are other samples. */
export function getRelatedPosts(
  { post }: FullPost,
  posts: readonly BlogPost[] | null,
  isSample: boolean,
  nowMs: number,
): readonly BlogPost[] {
  return relatedPosts(post, isSample ? sampleList(post.blog) : (posts ?? []), nowMs);
}

const newestCount = 3;

/** The newest articles and the paths of all; empty when the blog is off or the store refuses it. */
export async function fetchNewestPosts(client: CommerceClient, shown: readonly BlogHandle[]) {
  const blogs = shown.filter((blog) => blog === mainBlog);
  const articles = await fetchAllTeasers(client, blogs);
  const newest = articles.slice(0, newestCount).map(toPost).map(toNewestPost);
  return { newest, paths: articles.map(getArticlePath) };
}

function toNewestPost(post: BlogPost) {
  const { path, title, excerpt, category, readingMinutes, image } = post;
  return {
    path,
    title,
    excerpt,
    category: categoryName(category),
    readingMinutes,
    image: image && "url" in image ? image.url : null,
  };
}
