import { productFilter } from "../../catalogue/product-filter.ts";
import { recommendations } from "../../catalogue/recommendations.ts";
import { parseSearchSyntax } from "../../catalogue/search-syntax.ts";
import { sortProducts } from "../../catalogue/sort-orders.ts";
import type { IndexedProduct } from "../../catalogue/store-index.ts";
import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { CommerceContext, View } from "../context.ts";
import { badArgument } from "../errors.ts";
import { SERVED_API_VERSION } from "../schema.ts";
import { type ArticlesArguments, article, articles, blog, isBlogId } from "./article.ts";
import { cart } from "./cart.ts";
import { collection } from "./collection.ts";
import { isProductAvailable, product } from "./product.ts";
import { predictiveSearch, search } from "./search.ts";
import { localization, paymentSettings, shop } from "./shop.ts";
import { variant } from "./variant.ts";

type Identity = { id?: string | null; handle?: string | null };
type ProductsArguments = ConnectionArguments & {
  query?: string | null;
  sortKey?: string | null;
  reverse?: boolean | null;
};

/** The query fields that this service plays; every other one answers that it is not supported. */
export const rootQuery: View = {
  shop,
  localization,
  paymentSettings,
  publicApiVersions: [
    { handle: SERVED_API_VERSION, displayName: SERVED_API_VERSION, supported: true },
  ],
  products,
  product: (args: Identity, { store }: CommerceContext) =>
    viewed(byIdentity(args, store.productById, store.productByHandle, "product"), product),
  productByHandle: (args: { handle: string }, { store }: CommerceContext) =>
    viewed(store.productByHandle.get(args.handle), product),
  productRecommendations: (
    args: { productId?: string | null; productHandle?: string | null; intent?: string | null },
    { store }: CommerceContext,
  ) => {
    const identity = { id: args.productId ?? null, handle: args.productHandle ?? null };
    const to = byIdentity(identity, store.productById, store.productByHandle, "product");
    return to && recommendations(store.products, to, args.intent ?? "RELATED").map(product);
  },
  productTags: (args: { first: number }, { store }: CommerceContext) =>
    distinct(
      store.products.flatMap(({ record }) => record.tags),
      args,
    ),
  productTypes: (args: { first: number }, { store }: CommerceContext) =>
    distinct(
      store.products.map(({ record }) => record.productType),
      args,
    ),
  collections: (
    args: ConnectionArguments & { sortKey?: string; reverse?: boolean; query?: string | null },
    { store }: CommerceContext,
  ) => {
    if (args.query)
      throw badArgument("Searching collections is not supported by the embedded service.");
    const ordered =
      args.sortKey === "TITLE"
        ? store.collections.toSorted((one, other) =>
            one.record.title.localeCompare(other.record.title, "en"),
          )
        : store.collections;
    return {
      ...connection(
        args.reverse ? ordered.toReversed() : ordered,
        args,
        ({ id }) => id,
        collection,
      ),
      totalCount: String(ordered.length),
    };
  },
  collection: (args: Identity, { store }: CommerceContext) =>
    viewed(
      byIdentity(args, store.collectionById, store.collectionByHandle, "collection"),
      collection,
    ),
  collectionByHandle: (args: { handle: string }, { store }: CommerceContext) =>
    viewed(store.collectionByHandle.get(args.handle), collection),
  blog: (args: Identity) => {
    if (args.id == null && args.handle == null) throw badArgument("blog needs an id or a handle");
    const isOurs = args.id != null ? isBlogId(args.id) : args.handle === storeFacts.blogHandle;
    return isOurs ? blog : null;
  },
  blogByHandle: (args: { handle: string }) => (args.handle === storeFacts.blogHandle ? blog : null),
  blogs: (args: ConnectionArguments) =>
    connection(
      [blog],
      args,
      () => storeFacts.blogHandle,
      (only) => only,
    ),
  articles: (args: ArticlesArguments, { store }: CommerceContext) => articles(store, args),
  article: (args: { id: string }, { store }: CommerceContext) =>
    viewed(store.articleById.get(args.id), article),
  search,
  predictiveSearch,
  cart: (args: { id: string }, context: CommerceContext) =>
    viewed(context.carts.find(args.id), cart),
  node: (args: { id: string }, context: CommerceContext) => node(args.id, context),
  nodes: (args: { ids: readonly string[] }, context: CommerceContext) => {
    if (args.ids.length > 250) throw badArgument("nodes answers at most 250 ids");
    return args.ids.map((id) => node(id, context));
  },
};

function products(args: ProductsArguments, context: CommerceContext): View {
  const { store } = context;
  const available = (candidate: IndexedProduct) => isProductAvailable(candidate, context);
  const matching = args.query
    ? store.products.filter(productFilter(parseSearchSyntax(args.query), available))
    : store.products;

  const sorted = sortProducts(matching, args.sortKey ?? "ID", args.reverse ?? false);
  return { ...connection(sorted, args, ({ id }) => id, product) };
}

function node(id: string, context: CommerceContext): View | null {
  const { store } = context;
  if (isBlogId(id)) return blog;
  return (
    viewed(store.productById.get(id), product) ??
    viewed(store.variantById.get(id), variant) ??
    viewed(store.collectionById.get(id), collection) ??
    viewed(store.articleById.get(id), article) ??
    viewed(context.carts.find(id), cart)
  );
}

function byIdentity<Entry>(
  { id, handle }: Identity,
  byId: ReadonlyMap<string, Entry>,
  byHandle: ReadonlyMap<string, Entry>,
  name: string,
): Entry | null {
  if (id == null && handle == null) throw badArgument(`${name} needs an id or a handle`);
  return (id != null ? byId.get(id) : byHandle.get(handle ?? "")) ?? null;
}

function viewed<Entry>(found: Entry | null | undefined, viewOf: (entry: Entry) => View) {
  return found ? viewOf(found) : null;
}

function distinct(values: readonly string[], args: { first: number }): View {
  return connection(
    [...new Set(values)].toSorted(),
    args,
    (value) => value,
    (value) => value,
  );
}
