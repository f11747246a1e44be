import type { Variant } from "~/commerce/model";
import { facts } from "~/content/facts";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { bestSellers } from "~/content/home/home";
import { faqHandles } from "~/content/product/product-faqs";
import { productNotes } from "~/content/product/product-notes";
import { reviews } from "~/content/proof/reviews";
import { routineProducts } from "~/content/quiz/quiz-routine";
import { ingredients } from "~/content/science/ingredients";
import { plans } from "~/content/subscribe/plans";
import { getRhythmOffers } from "~/features/subscribe/plan-offer";
import { discounted, formatPrice, type Money, toCents, toMoney } from "~/lib/money";
import { getHandles, handlesWhere, type Rule } from "./rules";
import type { CheckedProduct } from "./store-queries";

type Products = readonly CheckedProduct[];

const sold = new Set([
  ...getHandles([...bestSellers, ...plans, ...holidayBundles]),
  ...Object.keys(routineProducts),
]);
const linked = [
  ...ingredients.flatMap(({ products }) => products),
  ...reviews.map(({ product }) => product),
];

/** The products of the store that the content names by their handles. */
export const namedProductRules: readonly Rule<Products>[] = [
  missing({
    place: "the home page",
    handles: getHandles(bestSellers),
    effect: "a best seller cannot be bought",
    files: "app/content/home/home.ts",
  }),
  missing({
    place: "the quiz",
    handles: Object.keys(routineProducts),
    effect: "the routine is missing a step",
    files: "app/content/quiz/quiz-routine.ts",
  }),
  missing({
    place: "/subscribe",
    handles: getHandles(plans),
    effect: "a plan cannot be bought",
    files: "app/content/subscribe/plans.ts",
  }),
  missing({
    place: "/holidays",
    handles: getHandles(holidayBundles),
    effect: "a bundle cannot be bought",
    files: "app/content/holidays/holiday-bundles.ts",
  }),
  missing({
    place: "links of pages",
    handles: getHandles(linked),
    effect: "a link ends on the 404 page",
    files: "app/content/science/ingredients.ts and app/content/proof/reviews.ts",
  }),
  {
    ...missing({
      place: "FAQ and facts",
      handles: [...faqHandles, ...Object.keys(productNotes)],
      effect: "their copy is never shown",
      files: "app/content/product/product-faqs.ts and app/content/product/product-notes.ts",
    }),
    status: "warning",
  },
  {
    name: "featured products that are sold out",
    effect: "it is shown and cannot be bought",
    action: "Stock the product, or feature another one in app/content/home/home.ts",
    find: handlesWhere(
      ({ handle, variants }) =>
        sold.has(handle) && !variants.some(({ availableForSale }) => availableForSale),
    ),
  },
];

type Named = {
  place: string;
  handles: readonly string[];
  effect: string;
  /** Where the handles stand. */
  files: string;
};

function missing({ place, handles, effect, files }: Named): Rule<Products> {
  return {
    name: `products missing for ${place}`,
    status: "error",
    effect,
    action: `Create the product with this handle and publish it to the app, or change ${files}`,
    find(products) {
      const existing = new Set(getHandles(products));
      return [...new Set(handles)].filter((handle) => !existing.has(handle));
    },
  };
}

/** Compares the prices that texts promise with those that the cart charges. */
export const priceRule: Rule<Products> = {
  name: "prices that differ from texts",
  effect: "a page promises one price and the cart charges another",
  action:
    "Change the price in the store, or in app/content/home/home.ts, app/content/subscribe/plans.ts, " +
    "app/content/holidays/holiday-bundles.ts or app/content/facts.ts",
  find: (products) =>
    products.flatMap((product) =>
      getPromises(product)
        .filter(({ price, cents }) => toCents(price) !== cents)
        .map(({ price, cents }) => {
          const promised = formatPrice(toMoney(cents, price.currencyCode));
          return `${product.handle} ${formatPrice(price)} instead of ${promised}`;
        }),
    ),
};

/** Prices of the store, each with the cents that a text promises. */
function getPromises(product: CheckedProduct): { price: Money; cents: number }[] {
  const isThis = ({ handle }: { handle: string }) => handle === product.handle;
  const ofFirstVariant = [
    ...bestSellers.filter(isThis).map(({ price }) => toCents(price)),
    ...holidayBundles.filter(isThis).map(({ salePrice }) => salePrice * 100),
  ];
  const [first] = product.variants;
  return [
    ...(first ? ofFirstVariant.map((cents) => ({ price: first.price, cents })) : []),
    ...plans.filter(isThis).flatMap((plan) =>
      getRhythmOffers(product).flatMap(({ days, variant, allocation }) => [
        { price: variant.price, cents: toBoxCents(plan.regularPrice, days) },
        { price: allocation.price, cents: toBoxCents(plan.price, days) },
      ]),
    ),
    ...(plans.some(isThis) ? [] : product.variants.flatMap(getPlanPromises)),
  ];
}

/** A box holds as many months as lie before the next one. */
function toBoxCents(dollarsPerMonth: number, days: number): number {
  return ((dollarsPerMonth * days) / 30) * 100;
}

function getPlanPromises({ price, sellingPlanAllocations }: Variant) {
  const cents = toCents(discounted(price, facts.subscriptionDiscountPercent));
  return sellingPlanAllocations.map((allocation) => ({ price: allocation.price, cents }));
}
