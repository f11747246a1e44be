import type { StoreIndex } from "../catalogue/store-index.ts";
import type { PictureMasters } from "../images/picture-masters.ts";
import type { CartStore } from "../storage/carts.ts";
import type { StockLevels } from "../storage/stock.ts";

/** What every field may ask for while it answers one request. */
export type CommerceContext = {
  /** Origin of the request that arrived; every absolute URL in the answer begins with it. */
  origin: string;
  store: StoreIndex;
  masters: PictureMasters;
  stock: StockLevels;
  carts: CartStore;
};

/** A value that answers fields by its own properties; a function is called with arguments and context. */
export type View = { [field: string]: unknown };
