import type { BlogHandle } from "~/lib/paths";
import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { graphql } from "../graphql";
import type { Article } from "../model";
import { articleFields, blogUnavailable, reshapeArticle } from "./blog-articles";

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
