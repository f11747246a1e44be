import { site } from "#brand/content/site.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { gid, type IndexedArticle } from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import { type RequestContext, unsupported, type View } from "../resolver.ts";
import { image } from "./image.ts";
import { escapeHtml, memoize, type Truncation, truncate } from "./values.ts";

type ArticlesArguments = ConnectionArguments & { sortKey?: string | null; query?: string | null };

/** The store's one blog. */
export const blog: View = {
  __typename: "Blog",
  id: gid("Blog", 97_000_000_001),
  handle: storeFacts.blogHandle,
  title: storeFacts.blogTitle,
  articleByHandle: ({ handle }: { handle: string }, { store }: RequestContext) => {
    const found = store.articleByHandle.get(handle);
    return found ? article(found) : null;
  },
  articles: (args: ArticlesArguments, { store }: RequestContext) => {
    if (args.query != null) throw unsupported("The argument query of Blog.articles");
    return connection(
      sortArticles(store.articles, args.sortKey ?? "ID"),
      args,
      ({ id }) => id,
      article,
    );
  },
};

function sortArticles(articles: readonly IndexedArticle[], sortKey: string) {
  if (sortKey === "ID") return articles;
  if (sortKey !== "PUBLISHED_AT") throw unsupported(`The order ${sortKey} of Blog.articles`);
  return articles.toSorted((one, other) =>
    one.record.publishedAt.localeCompare(other.record.publishedAt, "en"),
  );
}

const article = memoize((indexed: IndexedArticle): View => {
  const { record } = indexed;
  const { firstName, lastName, bio } = record.author;
  const name = `${firstName} ${lastName}`.trim();

  return {
    __typename: "Article",
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    contentHtml: (_: unknown, { imageOrigin }: RequestContext) =>
      record.contentHtml.replaceAll('src="/cdn/', `src="${imageOrigin}/cdn/`),
    excerpt: (args: Truncation) => truncate(record.excerpt, args),
    excerptHtml: `<p>${escapeHtml(record.excerpt)}</p>`,
    tags: record.tags,
    image: image(record.image),
    authorV2: { firstName, lastName, name, bio, email: site.email },
    blog,
    publishedAt: record.publishedAt,
    seo: record.seo,
  };
});
