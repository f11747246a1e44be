import { isSubscription } from "~/blocks/subscription";
import type { Variant } from "~/commerce/model";
import { bestSellers } from "~/content/best-sellers";
import { facts } from "~/content/facts";
import { holidayBundles } from "~/content/holiday-bundles";
import { plans } from "~/content/plans";
import { getRhythmOffers } from "~/features/subscribe/plan-offer";
import { centsOf, discounted } from "~/lib/money";
import type { Rule } from "./finding";
import type { CheckedProduct } from "./store-queries";

/** Compares the prices that texts promise with those that the cart charges. */
export const priceRule: Rule<readonly CheckedProduct[]> = {
  name: "prices that differ from texts",
  status: "warning",
  effect: "a text promises another price than the cart charges",
  action: "Change the price in the store or in app/content",
  find: (products) =>
    products.flatMap((product) =>
      promisesOf(product)
        .filter(({ variant, cents }) => variant && centsOf(variant.price) !== cents)
        .map(
          ({ variant, cents }) =>
            `${product.handle} ${variant?.price.amount} instead of ${(cents / 100).toFixed(2)}`,
        ),
    ),
};

type Promised = { variant: Variant | undefined; cents: number };

function promisesOf(product: CheckedProduct): Promised[] {
  const [variant] = product.variants;
  const isThis = ({ handle }: { handle: string }) => handle === product.handle;
  return [
    ...bestSellers.filter(isThis).map(({ price }) => ({ variant, cents: centsOf(price) })),
    ...holidayBundles.filter(isThis).map(({ salePrice }) => ({ variant, cents: salePrice * 100 })),
    ...plans.filter(isThis).flatMap(({ price }) =>
      getRhythmOffers(product).map(({ days, variant }) => ({
        variant,
        cents: ((price * days) / 30) * 100,
      })),
    ),
    ...product.variants.flatMap((variant) => {
      const once = product.variants.find((other) => isSameOnce(variant, other));
      if (!once) return [];
      const price = discounted(once.price, facts.subscriptionDiscountPercent);
      return [{ variant, cents: centsOf(price) }];
    }),
  ];
}

/** Whether `other` is bought once and the same as a variant that is delivered again and again. */
function isSameOnce(variant: Variant, other: Variant): boolean {
  const differing = variant.selectedOptions.filter(
    ({ value }, index) => value !== other.selectedOptions[index]?.value,
  );
  return (
    differing.length === 1 &&
    differing.every(({ value }) => isSubscription(value)) &&
    !other.selectedOptions.some(({ value }) => isSubscription(value))
  );
}
