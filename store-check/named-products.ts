import { facts } from "#brand/content/facts.ts";
import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { bestSellers } from "#brand/content/home/home.ts";
import { market } from "#brand/content/market.ts";
import { products as brandProducts } from "#brand/content/products/index.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import { kits } from "#brand/content/shop/kits.ts";
import { plans } from "#brand/content/subscribe/plans.ts";
import type { Product, Variant } from "~/commerce/model";
import { hasPage } from "~/commerce/pages";
import { namedByHome } from "~/features/home/best-sellers";
import { getScheduleOffers } from "~/features/subscribe/plan-offer";
import { discounted, formatPrice, type Money, toMinorUnits, toMoney } from "~/lib/money";
import { getDeliveryPrice } from "~/lib/plan-charges";
import { applyRule, type Finding, type Rule } from "./finding";

type Named = {
  /** The page that names them, or where they are shown. */
  place: string;
  handles: readonly string[];
  effect: string;
  /** Where the handles are. */
  file: string;
  status?: "error";
};

const getHandles = (items: readonly { handle: string }[]) => items.map(({ handle }) => handle);

/** The products that the content names by handle. */
const named: readonly Named[] = [
  {
    place: "the home page",
    handles: getHandles(namedByHome),
    effect: "the store's first products stand in for best sellers, and links lead to /shop",
    file: "content/home/home.ts",
  },
  {
    place: "/quiz",
    handles: Object.keys(routineProducts),
    effect: "the routine is missing a step; without any, the quiz says that it found none",
    file: "content/quiz/quiz-routine.ts",
    status: "error",
  },
  {
    place: "/subscribe",
    handles: getHandles(plans),
    effect: "its button says that it can’t be ordered, and takes an email address",
    file: "content/subscribe/plans.ts",
  },
  {
    place: "/holidays",
    handles: getHandles(holidayBundles),
    effect: "its button says that it is not available right now",
    file: "content/holidays/holiday-bundles.ts",
  },
  {
    place: "the contents of plans and bundles",
    handles: getHandles(Object.values(kits).flat()),
    effect: "the page of a plan or bundle with one of them does not show what is in it",
    file: "content/shop/kits.ts",
  },
  {
    place: "product pages, /science and the glossary",
    handles: Object.keys(brandProducts),
    effect: "what the brand says of them is never shown",
    file: "content/products/index.ts",
  },
];

/** For each page that the shop has, the products that it names and the store lacks. */
export function getMissingProducts(
  products: readonly { handle: string }[],
  pagesOff: readonly string[],
): Finding[] {
  const existing = new Set(getHandles(products));
  return named
    .filter(({ place }) => hasPage(pagesOff, place))
    .map(({ place, handles, effect, file, status = "warning" as const }) => {
      const action = `Create the product with this handle and publish it to the app, or change it in ${file}`;
      const find = () => [...new Set(handles)].filter((handle) => !existing.has(handle));
      const name = `products missing for ${place}`;
      return applyRule({ name, status, effect, action, find }, products);
    });
}

/** What the texts promise, beside the store's products. */
export const contentRules: readonly Rule<readonly Product[]>[] = [
  {
    name: "prices that differ from texts",
    effect: "a page promises one price and the cart charges another",
    action:
      "Change the price in the store, or in content/home/home.ts, content/subscribe/plan-prices.ts, " +
      "content/holidays/holiday-bundles.ts or content/facts.ts",
    find: (products) =>
      products.flatMap((product) =>
        getPromises(product)
          .filter(({ price, cents }) => toMinorUnits(price) !== cents)
          .map(({ price, cents }) => {
            const promised = formatPrice(toMoney(cents, price.currencyCode));
            return `${product.handle} ${formatPrice(price)} instead of ${promised}`;
          }),
      ),
  },
  {
    name: `currencies other than ${market.currency}`,
    effect: `texts name prices in ${market.currency}, and the cart does not show free shipping`,
    action: `Set the store's currency to ${market.currency}, or change the amounts in content/facts.ts`,
    find(products) {
      const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price));
      const codes = new Set(prices.map(({ currencyCode }) => currencyCode));
      return [...codes].filter((code) => code !== market.currency);
    },
  },
];

/** Prices of the store, each with the cents that a text promises. */
function getPromises(product: Product): { price: Money; cents: number }[] {
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
        { price: getDeliveryPrice(allocation), cents: toBoxCents(plan.price, days) },
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
  return sellingPlanAllocations.map((allocation) => ({
    price: getDeliveryPrice(allocation),
    cents,
  }));
}
