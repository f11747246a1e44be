import { subscribeAndSave, withPlans } from "#brand/store/selling-plans.ts";
import type {
  Catalog,
  ProductRecord,
  SellingPlanGroupRecord,
  SellingPlanRecord,
  VariantRecord,
} from "../../embedded-commerce/data/records";
import { catalogWith, standardProduct } from "./catalogs";

const months = [1, 2, 3] as const;

/** The schedules of another store, in the words of its subscription app. */
const scheduleNames = months.map((count) =>
  count === 1 ? "Delivered every month" : `Delivered every ${count} months`,
);

/** Three schedules with this price. The numbers of the plans begin with the first. */
function schedules(
  name: string,
  firstNumber: number,
  pricing: SellingPlanRecord["pricing"],
): SellingPlanGroupRecord {
  const plans = months.map((count, index) => ({
    number: firstNumber + index,
    name: scheduleNames[index] ?? "",
    days: 30 * count,
    pricing,
  }));
  return { name, plans };
}

const withoutPlan = (group: SellingPlanGroupRecord, name: string): SellingPlanGroupRecord => ({
  ...group,
  plans: group.plans.filter((plan) => plan.name !== name),
});

/**
 * A store with selling plans of its own making: the hair oil costs three dollars less, the pearls are sold with a plan
 * only, for a fixed price, and every box of Essentials has every schedule. The other products are the standard ones.
 * @param removed name of a schedule that the store no longer has
 */
export function planCatalog({ removed = "" } = {}): Catalog {
  const sell = (group: SellingPlanGroupRecord, variants: readonly VariantRecord[]) =>
    withPlans(withoutPlan(group, removed), variants);
  const oil = standardProduct("hair-oil");
  const pearls = standardProduct("scalp-oil-pearls");
  const essentials = standardProduct("essentials-plan");
  const threeOff = schedules("Auto-refill", 51, { type: "amount off", cents: 300 });
  const fixed = schedules("Club", 61, { type: "fixed price", cents: 3600 });
  const fifth = schedules("Boxes", 71, { type: "percentage", percent: 20 });

  return catalogWith(
    { ...oil, variants: sell(threeOff, oil.variants) },
    { ...pearls, variants: sell(fixed, pearls.variants), requiresSellingPlan: true },
    { ...essentials, variants: sell(fifth, essentials.variants) },
  );
}

/** A store that delivers every month or every second one, a fifth below the price of one order. */
export function twoSchedulesCatalog(): Catalog {
  const group = schedules("Boxes", 71, { type: "percentage", percent: 20 });
  const shorter = withoutPlan(group, "Delivered every 3 months");
  const { products, ...rest } = catalogWith();
  const sell = (variant: VariantRecord) =>
    variant.planGroups ? { ...variant, planGroups: [shorter] } : variant;
  return {
    ...rest,
    products: products.map((product) => ({ ...product, variants: product.variants.map(sell) })),
  };
}

/** The hair oil for $9.00 first and $30.00 later, the shampoo for $54.00 for three deliveries, a month apart. */
export function chargesCatalog(): Catalog {
  const [oil, shampoo] = [standardProduct("hair-oil"), standardProduct("shampoo")];
  const introductory: SellingPlanRecord = {
    number: 81,
    name: "Every 30 days",
    days: 30,
    pricing: { type: "fixed price", cents: 3000 },
    introduction: { orders: 1, pricing: { type: "fixed price", cents: 900 } },
  };
  const prepaid: SellingPlanRecord = {
    number: 82,
    name: "Three months at once",
    days: 30,
    deliveries: 3,
    pricing: { type: "fixed price", cents: 5400 },
  };
  const sell = (plan: SellingPlanRecord, priceCents: number, variants: readonly VariantRecord[]) =>
    withPlans(
      { name: "Subscribe", plans: [plan] },
      variants.map((variant) => ({ ...variant, priceCents })),
    );
  return catalogWith(
    { ...oil, variants: sell(introductory, 3000, oil.variants) },
    { ...shampoo, variants: sell(prepaid, 2000, shampoo.variants) },
  );
}

/** A standard product that is sold with a plan only. */
export function subscriptionOnly(handle: string): ProductRecord {
  const product = standardProduct(handle);
  const variants = withPlans(subscribeAndSave, product.variants);
  return { ...product, variants, requiresSellingPlan: true };
}
