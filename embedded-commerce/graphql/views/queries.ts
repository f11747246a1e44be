import { storeFacts } from "../../data/store-facts.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import { badArgument, type RequestContext, unsupported, type View } from "../resolver.ts";
import { blog } from "./article.ts";
import { cart } from "./cart.ts";
import { product } from "./product.ts";

type Identity = { id?: string | null; handle?: string | null };
type ProductsArguments = ConnectionArguments & { query?: string | null; sortKey?: string | null };

/** The sort keys that mean the order of the catalog. */
const sortKeys = ["ID", "BEST_SELLING", "RELEVANCE"];

/** The supported queries. */
export const rootQuery: View = {
  products: (args: ProductsArguments, { store }: RequestContext) => {
    if (args.query != null) throw unsupported("The argument query of QueryRoot.products");
    const { sortKey } = args;
    if (sortKey && !sortKeys.includes(sortKey))
      throw unsupported(`The order ${sortKey} of QueryRoot.products`);
    return connection(store.products, args, ({ id }) => id, product);
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
