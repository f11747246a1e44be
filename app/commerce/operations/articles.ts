import { plainText } from "~/html/sanitize";
import type { BlogHandle } from "~/lib/paths";
import { firstCharacters, wordCount } from "~/lib/plain-text";
import type { CommerceClient } from "../client";
import { accessDenied, CommerceError, isRefused, noData } from "../errors";
import { assertNamed, graphql, type ResultOf, requiredNodes } from "../graphql";
import type { Article, ArticleTeaser } from "../model";

/** Articles in one request (rule 25 in docs/rules.md). */
export const articlePageSize = 50;

const articleFields = graphql(`
  fragment ArticleFields on Article @_unmask {
    id
    title
    handle
    contentHtml
    excerptHtml
    image { url altText }
    tags
    publishedAt
    authorV2 { name bio }
    seo { title description }
  }
`);

export const getBlogArticles = graphql(
  `
    query GetBlogArticles($blogHandle: String!, $first: Int!, $after: String) {
      blog(handle: $blogHandle) {
        articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
          pageInfo { hasNextPage endCursor }
          edges { node { ...ArticleFields } }
        }
      }
    }
  `,
  [articleFields],
);

/** A blog's articles, the newest first. Throws `CommerceError`. */
export async function fetchArticles(
  client: CommerceClient,
  blogHandle: BlogHandle,
): Promise<Article[]> {
  const variables = { blogHandle, first: articlePageSize, after: null };
  const { blog } = await client.run(getBlogArticles, variables);
  if (!blog) throw blogUnavailable(blogHandle);
  return requiredNodes(blog.articles).map((node) => reshapeArticle(node, blogHandle));
}

const getArticle = graphql(
  `
    query GetArticle($blogHandle: String!, $articleHandle: String!) {
      blog(handle: $blogHandle) {
        articleByHandle(handle: $articleHandle) { ...ArticleFields }
      }
    }
  `,
  [articleFields],
);

/** One article, or null when the blog has none of that handle. Throws `CommerceError`. */
export async function fetchArticle(
  client: CommerceClient,
  blogHandle: BlogHandle,
  articleHandle: string,
): Promise<Article | null> {
  const { blog } = await client.run(getArticle, { blogHandle, articleHandle });
  if (!blog) throw blogUnavailable(blogHandle);
  if (blog.articleByHandle === undefined) throw noData();
  return blog.articleByHandle ? reshapeArticle(blog.articleByHandle, blogHandle) : null;
}

/** A blog's articles without their text, for lists. Throws `CommerceError`. */
export async function fetchTeasers(
  client: CommerceClient,
  blogHandle: BlogHandle,
): Promise<ArticleTeaser[]> {
  return (await fetchArticles(client, blogHandle)).map(toTeaser);
}

/** The articles of these blogs, without their text and without a blog that the store refuses. Throws `CommerceError`. */
export async function fetchAllTeasers(
  client: CommerceClient,
  blogs: readonly BlogHandle[],
): Promise<ArticleTeaser[]> {
  const lists = blogs.map((handle) =>
    fetchTeasers(client, handle).catch((error) => {
      if (isRefused(error)) return [];
      throw error;
    }),
  );
  return (await Promise.all(lists)).flat();
}

/** Characters of the opening that stand in for an excerpt (rule 27 in docs/rules.md). */
const openingLength = 200;

/** Replaces an article's markup by plain text, for lists. */
export function toTeaser({ contentHtml, excerptHtml, seo, ...article }: Article): ArticleTeaser {
  const text = plainText(contentHtml);
  return {
    ...article,
    excerpt: plainText(excerptHtml ?? ""),
    opening: firstCharacters(text, openingLength),
    wordCount: wordCount(text),
  };
}

export function reshapeArticle(node: ResultOf<typeof articleFields>, blog: BlogHandle): Article {
  assertNamed(node);
  return {
    id: node.id,
    blog,
    handle: node.handle,
    title: node.title,
    contentHtml: node.contentHtml ?? "",
    excerptHtml: node.excerptHtml ?? null,
    image: node.image ? { url: node.image.url, alt: node.image.altText ?? "" } : null,
    tags: node.tags ?? [],
    publishedAt: node.publishedAt,
    author: node.authorV2 ? { name: node.authorV2.name, bio: node.authorV2.bio ?? null } : null,
    seo: node.seo && {
      title: node.seo.title?.trim() || null,
      description: node.seo.description?.trim() || null,
    },
  };
}

/** A token without the scope for content gets an error, or `null` for the blog (decision 060). */
function blogUnavailable(blogHandle: BlogHandle): CommerceError {
  const codes = [accessDenied];
  return new CommerceError("graphql", `The store shows no blog "${blogHandle}"`, { codes });
}
