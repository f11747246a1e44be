import { storeFacts } from "../../data/store-facts.ts";
import type { IndexedProduct } from "../../store-index.ts";
import { type ConnectionArguments, connection, sortEntries } from "../connection.ts";
import { badArgument, type RequestContext, unsupported, type View } from "../resolver.ts";
import { blog } from "./article.ts";
import { cart } from "./cart.ts";
import { product } from "./product.ts";

type Identity = { id?: string | null; handle?: string | null };
type ProductsArguments = ConnectionArguments & { query?: string | null; sortKey?: string | null };

/** ID, BEST_SELLING, RELEVANCE and VENDOR keep the order of the catalog. */
const sortValues: Record<string, (product: IndexedProduct) => string | number> = {
  TITLE: ({ record }) => record.title,
  PRICE: ({ minPriceCents }) => minPriceCents,
  PRODUCT_TYPE: ({ record }) => record.productType,
  CREATED_AT: ({ record }) => record.publishedAt,
  UPDATED_AT: ({ record }) => record.publishedAt,
};

/** The supported queries. */
export const rootQuery: View = {
  products: (args: ProductsArguments, { store }: RequestContext) => {
    if (args.query != null) throw unsupported("The argument query of QueryRoot.products");
    const sorted = sortEntries(store.products, args.sortKey, sortValues);
    return connection(sorted, args, ({ id }) => id, product);
  },
  product: ({ id, handle }: Identity, { store }: RequestContext) => {
    assertIdentity({ id, handle }, "product");
    const found = id == null ? store.productByHandle.get(handle ?? "") : store.productById.get(id);
    return found ? product(found) : null;
  },
  blog: ({ id, handle }: Identity) => {
    assertIdentity({ id, handle }, "blog");
    return (id == null ? handle === storeFacts.blogHandle : id === blog.id) ? blog : null;
  },
  cart: ({ id }: { id: string }, { carts }: RequestContext) => {
    const found = carts.find(id);
    return found ? cart(found) : null;
  },
};

function assertIdentity({ id, handle }: Identity, name: string): void {
  if (id == null && handle == null) throw badArgument(`${name} needs an id or a handle`);
}
