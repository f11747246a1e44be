import { gid } from "../../catalogue/identifiers.ts";
import { sortArticles } from "../../catalogue/sort-orders.ts";
import type { IndexedArticle, StoreIndex } from "../../catalogue/store-index.ts";
import { withoutMarkup } from "../../catalogue/text-search.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { badArgument } from "../errors.ts";
import { image } from "./image.ts";
import { noMetafields } from "./metafields.ts";
import { escapeHtml, truncate } from "./text.ts";

export type ArticlesArguments = ConnectionArguments & {
  sortKey?: string | null;
  reverse?: boolean | null;
  query?: string | null;
};

const BLOG_ID = gid("Blog", 97_000_000_001);
const views = new WeakMap<IndexedArticle, View>();

/** The store's one blog. */
export const blog: View = {
  __typename: "Blog",
  ...noMetafields,
  id: BLOG_ID,
  handle: storeFacts.blogHandle,
  title: storeFacts.blogTitle,
  seo: { title: storeFacts.blogTitle, description: null },
  onlineStoreUrl: null,
  articleByHandle: (args: { handle: string }, context: CommerceContext) => {
    const found = context.store.articleByHandle.get(args.handle);
    return found ? article(found) : null;
  },
  articles: (args: ArticlesArguments, context: CommerceContext) => articles(context.store, args),
  authors: (_: unknown, context: CommerceContext) => {
    const byName = new Map(
      context.store.articles.map((indexed) => [authorName(indexed), author(indexed)]),
    );
    return [...byName.values()];
  },
};

export function isBlogId(id: string): boolean {
  return id === BLOG_ID;
}

/** A page of articles; `query` knows the filters `tag`, `tag_not`, `author` and `blog_title`. */
export function articles(store: StoreIndex, args: ArticlesArguments): View {
  const matching = args.query ? store.articles.filter(articleFilter(args.query)) : store.articles;
  const sorted = sortArticles(matching, args.sortKey ?? "ID", args.reverse ?? false);
  return connection(sorted, args, ({ id }) => id, article);
}

export function article(indexed: IndexedArticle): View {
  const known = views.get(indexed);
  if (known) return known;
  const made = makeArticle(indexed);
  views.set(indexed, made);
  return made;
}

function makeArticle(indexed: IndexedArticle): View {
  const { record } = indexed;
  const text = withoutMarkup(record.contentHtml);
  type Truncation = { truncateAt?: number | null };

  return {
    __typename: "Article",
    ...noMetafields,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    content: (args: Truncation) => truncate(text, args.truncateAt),
    contentHtml: (_: unknown, { imageOrigin }: CommerceContext) =>
      withImageOrigin(record.contentHtml, imageOrigin),
    excerpt: (args: Truncation) => truncate(record.excerpt, args.truncateAt),
    excerptHtml: `<p>${escapeHtml(record.excerpt)}</p>`,
    tags: record.tags,
    image: image(record.picture, "ArticleImage"),
    author: author(indexed),
    authorV2: author(indexed),
    blog,
    comments: (args: ConnectionArguments) => connection<never>([], args, String, String),
    publishedAt: record.publishedAt,
    seo: record.seo,
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}

function withImageOrigin(html: string, imageOrigin: string): string {
  return html.replaceAll('src="/cdn/', `src="${imageOrigin}/cdn/`);
}

function author(indexed: IndexedArticle): View {
  const { firstName, lastName, bio } = indexed.record.author;
  return { firstName, lastName, name: authorName(indexed), bio, email: "hello@solenne.example" };
}

function authorName({ record }: IndexedArticle): string {
  return `${record.author.firstName} ${record.author.lastName}`.trim();
}

function articleFilter(query: string): (indexed: IndexedArticle) => boolean {
  const [, filter, double, bare = ""] =
    /^(tag|tag_not|author|blog_title):(?:"([^"]*)"|(.*))$/su.exec(query.trim()) ?? [];
  if (!filter)
    throw badArgument("This search filter of articles is not supported by the embedded service.");
  const wanted = (double ?? bare).toLowerCase();
  const hasTag = ({ record }: IndexedArticle) =>
    record.tags.some((tag) => tag.toLowerCase() === wanted);

  if (filter === "tag") return hasTag;
  if (filter === "tag_not") return (indexed) => !hasTag(indexed);
  if (filter === "author") return (indexed) => authorName(indexed).toLowerCase() === wanted;
  return () => storeFacts.blogTitle.toLowerCase() === wanted;
}
