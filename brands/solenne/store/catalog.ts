import type { Catalog } from "../../../embedded-commerce/data/records.ts";
import { articles } from "./articles.ts";
import { bundles } from "./products/bundles.ts";
import { haircare } from "./products/haircare.ts";
import { nutraceuticals } from "./products/nutraceuticals.ts";
import { plans } from "./products/plans.ts";
import { scalpTherapy } from "./products/scalp-therapy.ts";

/** The product table in listing order: best sellers first, bundles and plans last. */
const products = [...nutraceuticals, ...haircare, ...scalpTherapy, ...bundles, ...plans].toSorted(
  (one, other) => one.number - other.number,
);

/** Sample content, to be replaced by the brand's own. */
export const catalog: Catalog = {
  products,
  articles,
};
