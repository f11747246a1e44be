import type { Variant } from "~/commerce/model";
import { facts } from "~/content/facts";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { holidayEvents } from "~/content/holidays/holiday-events";
import { bestSellers } from "~/content/home/home";
import { faqHandles } from "~/content/product/product-faqs";
import { productNotes } from "~/content/product/product-notes";
import { reviews } from "~/content/proof/reviews";
import { routineProducts } from "~/content/quiz/quiz-routine";
import { ingredients } from "~/content/science/ingredients";
import { plans } from "~/content/subscribe/plans";
import { namedByHome } from "~/features/home/best-sellers";
import { getScheduleOffers } from "~/features/subscribe/plan-offer";
import { discounted, formatPrice, type Money, toMinorUnits, toMoney } from "~/lib/money";
import { getHandles, handlesWhere, type Rule } from "./rules";
import type { CheckedProduct } from "./store-queries";

type Products = readonly CheckedProduct[];

const sold = new Set([
  ...getHandles([...bestSellers, ...plans, ...holidayBundles]),
  ...Object.keys(routineProducts),
]);

/** The products that the content names by handle. */
export const namedProductRules: readonly Rule<Products>[] = [
  missing({
    place: "the home page",
    handles: getHandles(namedByHome),
    effect: "the store's first products stand in for best sellers, and links lead to /shop",
    file: "app/content/home/home.ts",
    status: "warning",
  }),
  missing({
    place: "the quiz",
    handles: Object.keys(routineProducts),
    effect: "the routine is missing a step; without any, the quiz says that it found none",
    file: "app/content/quiz/quiz-routine.ts",
  }),
  missing({
    page: "/subscribe",
    handles: getHandles(plans),
    effect: "its button says that it can’t be ordered, and takes an email address",
    file: "app/content/subscribe/plans.ts",
    status: "warning",
  }),
  missing({
    page: "/holidays",
    handles: getHandles(holidayBundles),
    effect: "its button says that it is not available right now",
    file: "app/content/holidays/holiday-bundles.ts",
    status: "warning",
  }),
  missing({
    place: "/science",
    handles: getHandles(ingredients.flatMap(({ products }) => products)),
    effect: "the page does not say which product has an ingredient",
    file: "app/content/science/ingredients.ts",
    status: "warning",
  }),
  missing({
    place: "/proof/testimonials",
    handles: getHandles(reviews.map(({ product }) => product)),
    effect: "a review names a product that cannot be bought, without a link",
    file: "app/content/proof/reviews.ts",
    status: "warning",
  }),
  missing({
    place: "questions on product pages",
    handles: faqHandles,
    effect: "their copy is never shown",
    file: "app/content/product/product-faqs.ts",
    status: "warning",
  }),
  missing({
    place: "facts on product pages and the glossary",
    handles: Object.keys(productNotes),
    effect: "their copy is never shown",
    file: "app/content/product/product-notes.ts",
    status: "warning",
  }),
  {
    name: "featured products that are sold out",
    effect: "it is shown and cannot be bought",
    action: "Stock the product, or feature another one in app/content/home/home.ts",
    find: handlesWhere(({ handle, availableForSale }) => sold.has(handle) && !availableForSale),
  },
];

type Named = {
  /** The place that names them, if it is not a page that may be switched off. */
  place?: string;
  page?: string;
  handles: readonly string[];
  effect: string;
  /** Where the handles are. */
  file: string;
  status?: "error" | "warning";
};

function missing({
  page,
  place = page,
  handles,
  effect,
  file,
  status = "error",
}: Named): Rule<Products> {
  return {
    name: `products missing for ${place}`,
    ...(page && { page }),
    status,
    effect,
    action: `Create the product with this handle and publish it to the app, or change it in ${file}`,
    listsAll: true,
    find(products) {
      const existing = new Set(getHandles(products));
      return [...new Set(handles)].filter((handle) => !existing.has(handle));
    },
  };
}

/** Each year's event is entered by hand. A visitor looks for it from October on. */
export const holidayRule: Rule<Date> = {
  name: "holiday event of this year",
  page: "/holidays",
  effect: "/holidays says that the last event has ended",
  action: "Add this year's event to app/content/holidays/holiday-events.ts",
  find(now) {
    const today = now.toISOString().slice(0, 10);
    const lastDay = holidayEvents.at(-1)?.lastDay ?? "";
    return today.slice(5) >= "10-01" && lastDay < today ? [`the last one ended on ${lastDay}`] : [];
  },
};

/** Compares the prices that texts promise with those that the cart charges. */
export const priceRule: Rule<Products> = {
  name: "prices that differ from texts",
  effect: "a page promises one price and the cart charges another",
  action:
    "Change the price in the store, or in app/content/home/home.ts, app/content/subscribe/plan-prices.ts, " +
    "app/content/holidays/holiday-bundles.ts or app/content/facts.ts",
  find: (products) =>
    products.flatMap((product) =>
      getPromises(product)
        .filter(({ price, cents }) => toMinorUnits(price) !== cents)
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
    ...bestSellers.filter(isThis).map(({ price }) => toMinorUnits(price)),
    ...holidayBundles.filter(isThis).map(({ salePrice }) => salePrice * 100),
  ];
  const [first] = product.variants;
  return [
    ...(first ? ofFirstVariant.map((cents) => ({ price: first.price, cents })) : []),
    ...plans.filter(isThis).flatMap((plan) =>
      getScheduleOffers(product).flatMap(({ days, variant, allocation }) => [
        { price: variant.price, cents: toBoxCents(plan.regularPrice, days) },
        { price: allocation.price, cents: toBoxCents(plan.price, days) },
      ]),
    ),
    ...(plans.some(isThis) ? [] : product.variants.flatMap(getPlanPromises)),
  ];
}

/** A box contains enough for the months until the next one. */
function toBoxCents(dollarsPerMonth: number, days: number): number {
  return ((dollarsPerMonth * days) / 30) * 100;
}

function getPlanPromises({ price, sellingPlanAllocations }: Variant) {
  const cents = toMinorUnits(discounted(price, facts.subscriptionDiscountPercent));
  return sellingPlanAllocations.map((allocation) => ({ price: allocation.price, cents }));
}
