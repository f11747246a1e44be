import { isSubscription } from "~/blocks/subscription";
import type { Variant } from "~/commerce/model";
import { facts } from "~/content/facts";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { bestSellers } from "~/content/home/best-sellers";
import { plans } from "~/content/subscribe/plans";
import { getRhythmOffers } from "~/features/subscribe/plan-offer";
import { discounted, formatPrice, type Money, toCents, toMoney } from "~/lib/money";
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
      getPromises(product)
        .filter(({ price, cents }) => toCents(price) !== cents)
        .map(({ price, cents }) => {
          const promised = formatPrice(toMoney(cents, price.currencyCode));
          return `${product.handle} ${formatPrice(price)} instead of ${promised}`;
        }),
    ),
};

type PromisedPrice = { price: Money; cents: number };

function getPromises(product: CheckedProduct): PromisedPrice[] {
  const isThis = ({ handle }: { handle: string }) => handle === product.handle;
  const ofFirstVariant = [
    ...bestSellers.filter(isThis).map(({ price }) => toCents(price)),
    ...holidayBundles.filter(isThis).map(({ salePrice }) => salePrice * 100),
  ];
  return [
    ...product.variants
      .slice(0, 1)
      .flatMap(({ price }) => ofFirstVariant.map((cents) => ({ price, cents }))),
    ...plans.filter(isThis).flatMap((plan) =>
      getRhythmOffers(product).map(({ days, variant }) => ({
        price: variant.price,
        cents: ((plan.price * days) / 30) * 100,
      })),
    ),
    ...product.variants.flatMap((variant) => {
      const once = product.variants.find((other) => isSameOnce(variant, other));
      if (!once) return [];
      const cents = toCents(discounted(once.price, facts.subscriptionDiscountPercent));
      return [{ price: variant.price, cents }];
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
