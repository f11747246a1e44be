import { getCardBadge } from "~/blocks/badges";
import { findCategory } from "~/blocks/product-category";
import type { Rule } from "./finding";
import type { CheckedProduct } from "./store-queries";

type Products = readonly CheckedProduct[];

/** Products as such, whoever names them. */
export const catalogueRules: readonly Rule<Products>[] = [
  {
    name: "empty catalogue",
    status: "error",
    effect: "/shop is empty",
    action: "Import products and publish them to the app's sales channel",
    find: ({ length }) => (length === 0 ? ["no product"] : []),
  },
  {
    name: "more products than lists show",
    status: "warning",
    effect: "/shop and the search end after 250 products",
    action: "Unpublish what is not sold",
    find: ({ length }) => (length === 250 ? ["250 or more"] : []),
  },
  {
    name: "products without a picture",
    status: "warning",
    effect: "a plain ground stands in its place",
    action: "Add a picture",
    find: handlesWhere(({ images }) => images.length === 0),
  },
  {
    name: "products that cost nothing",
    status: "warning",
    effect: "the product is free",
    action: "Set the price of each variant",
    find: handlesWhere(({ variants }) => variants.some(({ price }) => Number(price.amount) === 0)),
  },
  {
    name: "products with more than ten variants",
    status: "warning",
    effect: "the further variants cannot be chosen",
    action: "Divide the product",
    find: handlesWhere(({ variantCount }) => variantCount > 10),
  },
  {
    name: "products with more than five pictures",
    status: "warning",
    effect: "the further pictures are not shown",
    action: "Put the best five first",
    find: handlesWhere(({ hasMoreImages }) => hasMoreImages),
  },
  {
    name: "products without a category",
    status: "warning",
    effect: "the product stands under Haircare",
    action: "Tag it nutraceutical, haircare or scalp",
    find: handlesWhere(({ tags }) => !findCategory(tags)),
  },
  {
    name: "tags that only the search reads",
    status: "warning",
    effect: "none; a mistyped badge or concern is not shown",
    action: "Compare with bestseller, new, staff-pick, bundle, concern:… and the categories",
    find: (products) =>
      [...new Set(products.flatMap(({ tags }) => tags))].filter((tag) => !isRead(tag)),
  },
  {
    name: "currencies other than USD",
    status: "warning",
    effect: "texts name prices in dollars, and the cart does not show free shipping",
    action: "Set the store's currency to USD, or change the amounts in app/content",
    find: (products) => [
      ...new Set(
        products
          .flatMap(({ variants }) => variants.map(({ price }) => price.currencyCode))
          .filter((code) => code !== "USD"),
      ),
    ],
  },
];

function handlesWhere(isWrong: (product: CheckedProduct) => boolean) {
  return (products: Products) => products.filter(isWrong).map(({ handle }) => handle);
}

/** Whether a category, a badge, a filter or the page of bundles reads the tag. */
function isRead(tag: string): boolean {
  return Boolean(findCategory([tag]) ?? getCardBadge([tag])) || /^(?:bundle$|concern:)/i.test(tag);
}
