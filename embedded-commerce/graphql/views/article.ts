import { site } from "#brand/content/site.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { gid, type IndexedArticle } from "../../store-index.ts";
import { type ConnectionArguments, connection, sortEntries } from "../connection.ts";
import { type RequestContext, unsupported, type View } from "../resolver.ts";
import { image } from "./image.ts";
import {
  emptyConnection,
  escapeHtml,
  memoize,
  noMetafields,
  type Truncation,
  truncate,
  withoutMarkup,
} from "./values.ts";

type ArticlesArguments = ConnectionArguments & { sortKey?: string | null; query?: string | null };

const sortValues: Record<string, (article: IndexedArticle) => string | number> = {
  ID: ({ record }) => record.number,
  TITLE: ({ record }) => record.title,
  AUTHOR: ({ record }) => record.author.lastName,
  PUBLISHED_AT: ({ record }) => record.publishedAt,
  UPDATED_AT: ({ record }) => record.publishedAt,
};

/** The store's one blog. */
export const blog: View = {
  __typename: "Blog",
  ...noMetafields,
  id: gid("Blog", 97_000_000_001),
  handle: storeFacts.blogHandle,
  title: storeFacts.blogTitle,
  seo: { title: storeFacts.blogTitle, description: null },
  onlineStoreUrl: null,
  articleByHandle: ({ handle }: { handle: string }, { store }: RequestContext) => {
    const found = store.articleByHandle.get(handle);
    return found ? article(found) : null;
  },
  articles: (args: ArticlesArguments, { store }: RequestContext) => {
    if (args.query != null) throw unsupported("The argument query of Blog.articles");
    const sorted = sortEntries(store.articles, args.sortKey ?? "ID", sortValues);
    return connection(sorted, args, ({ id }) => id, article);
  },
};

const article = memoize((indexed: IndexedArticle): View => {
  const { record } = indexed;
  const text = withoutMarkup(record.contentHtml);
  const { firstName, lastName, bio } = record.author;
  const name = `${firstName} ${lastName}`.trim();
  const author = { firstName, lastName, name, bio, email: site.email };

  return {
    __typename: "Article",
    ...noMetafields,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    content: (args: Truncation) => truncate(text, args),
    contentHtml: (_: unknown, { imageOrigin }: RequestContext) =>
      record.contentHtml.replaceAll('src="/cdn/', `src="${imageOrigin}/cdn/`),
    excerpt: (args: Truncation) => truncate(record.excerpt, args),
    excerptHtml: `<p>${escapeHtml(record.excerpt)}</p>`,
    tags: record.tags,
    image: image(record.image),
    author,
    authorV2: author,
    blog,
    comments: emptyConnection,
    publishedAt: record.publishedAt,
    seo: record.seo,
    onlineStoreUrl: null,
    trackingParameters: null,
  };
});
