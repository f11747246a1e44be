import { toTeaser } from "../article-teaser";
import type { CommerceClient } from "../client";
import { graphql } from "../graphql";
import type { Article, ArticleTeaser } from "../model";
import { articleFields, blogHandle, blogUnavailable, reshapeArticle } from "./article-fields";
import { requiredNodes } from "./product-fields";

/** Articles in one request (rule 25 in docs/rules.md). */
export const articlePageSize = 50;

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

export type ArticlePage = { articles: Article[]; nextCursor: string | null };

/** The newest articles first. Throws `CommerceError`. */
export async function fetchArticles(
  client: CommerceClient,
  after: string | null = null,
): Promise<ArticlePage> {
  const { blog } = await client.run(getBlogArticles, { blogHandle, first: articlePageSize, after });
  if (!blog) throw blogUnavailable();
  const pageInfo = blog.articles?.pageInfo;
  return {
    articles: requiredNodes(blog.articles).map(reshapeArticle),
    nextCursor: pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The same for lists: without the articles' text. Throws `CommerceError`. */
export async function fetchTeasers(client: CommerceClient): Promise<ArticleTeaser[]> {
  return (await fetchArticles(client)).articles.map(toTeaser);
}
