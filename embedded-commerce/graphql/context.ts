import type { IndexedCollection, IndexedProduct, StoreIndex } from "../catalogue/store-index.ts";
import type { PictureMasters } from "../images/picture-masters.ts";
import type { CartStore } from "../storage/carts.ts";
import type { StockLevels } from "../storage/stock.ts";

/** What one request brings with it. */
export type RequestContext = {
  /** Origin of the request that arrived; the checkout URL begins with it. */
  origin: string;
  /** What URLs of images begin with: an origin, or nothing. */
  imageOrigin: string;
  store: StoreIndex;
  masters: PictureMasters;
  stock: StockLevels;
  carts: CartStore;
};

/**
 * What every field may ask for while it answers one request. Products, variants and collections lead
 * to each other in a ring; the links that would close it are made through `views`.
 */
export type CommerceContext = RequestContext & {
  views: {
    product(indexed: IndexedProduct): View;
    collection(indexed: IndexedCollection): View;
  };
};

/** A value that answers fields by its own properties; a function is called with arguments and context. */
export type View = { [field: string]: unknown };
