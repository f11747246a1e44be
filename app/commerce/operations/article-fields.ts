import { accessDenied, CommerceError } from "../errors";
import { graphql, type ResultOf } from "../graphql";
import type { Article } from "../model";
import { noData } from "../read-response";

/** The blog that the shop shows (rule 25 in docs/rules.md). */
export const blogHandle = "news";

export const articleFields = graphql(`
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

export function reshapeArticle(node: ResultOf<typeof articleFields>): Article {
  if (!node.handle) throw noData();
  return {
    id: node.id,
    handle: node.handle,
    title: node.title,
    contentHtml: node.contentHtml ?? "",
    excerptHtml: node.excerptHtml ?? null,
    image: node.image ? { url: node.image.url, alt: node.image.altText ?? "" } : null,
    tags: node.tags ?? [],
    publishedAt: node.publishedAt,
    author: node.authorV2 ? { name: node.authorV2.name, bio: node.authorV2.bio ?? null } : null,
  };
}

/** A token without the scope for content gets an error, or `null` for the blog (decision 060). */
export function blogUnavailable(): CommerceError {
  const codes = [accessDenied];
  return new CommerceError("graphql", `The store shows no blog "${blogHandle}"`, { codes });
}
