import { getShownProducts } from "~/site/samples";

/** Of a store that sells the brand's own products. */
export const ownProducts = getShownProducts(true, true);
