import type {
  SellingPlanGroupRecord,
  SellingPlanRecord,
  VariantRecord,
} from "../../../embedded-commerce/data/records.ts";
import { facts } from "../content/facts.ts";

/** Days between two deliveries (rule 22 in docs/rules.md). */
export const schedules = [30, 60, 90] as const;

/** The plans of products that are sold once as well (rule 4 in docs/rules.md). */
export const subscribeAndSave: SellingPlanGroupRecord = {
  name: "Subscribe and save",
  plans: schedules.map((days, index) => ({
    number: 1 + index,
    name: getPlanName(days),
    days,
    pricing: { type: "percentage", percent: facts.subscriptionDiscountPercent },
  })),
};

/** The variants, each with the plans of the group. */
export function withPlans(
  group: SellingPlanGroupRecord,
  variants: readonly VariantRecord[],
): readonly VariantRecord[] {
  return variants.map((variant) => ({ ...variant, planGroups: [group] }));
}

/** The one plan of a box: it comes when the one before is used up, at a price that no percentage yields. */
export function onePlan(
  groupName: string,
  number: number,
  days: number,
  priceCents: number,
): SellingPlanGroupRecord {
  const pricing = { type: "fixed price", cents: priceCents } as const;
  const plan: SellingPlanRecord = { number, name: getPlanName(days), days, pricing };
  return { name: groupName, plans: [plan] };
}

function getPlanName(days: number): string {
  return `Every ${days} days`;
}
