import { gid } from "../../catalogue/identifiers.ts";
import { sortArticles } from "../../catalogue/sort-orders.ts";
import type { IndexedArticle } from "../../catalogue/store-index.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
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

type ArticlesArguments = ConnectionArguments & {
  sortKey?: string | null;
  reverse?: boolean | null;
  query?: string | null;
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
    const sorted = sortArticles(store.articles, args);
    return connection(sorted, args, ({ id }) => id, article);
  },
};

const article = memoize((indexed: IndexedArticle): View => {
  const { record } = indexed;
  const text = withoutMarkup(record.contentHtml);
  const { firstName, lastName, bio } = record.author;
  const name = `${firstName} ${lastName}`.trim();
  const author = { firstName, lastName, name, bio, email: "hello@solenne.example" };

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
    image: image(record.picture),
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
