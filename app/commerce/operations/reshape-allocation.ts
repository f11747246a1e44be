import type { Money } from "~/lib/money";
import type { Interval } from "~/lib/plan-charges";
import { graphql, type ResultOf } from "../graphql";
import type { SellingPlanAllocation } from "../model";

/** Once for each plan of a product; its allocations, one for each variant, have only prices. */
export const planFields = graphql(`
  fragment PlanFields on SellingPlan @_unmask {
    id
    priceAdjustments { orderCount }
    billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
    deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
  }
`);

export const allocationFields = graphql(`
  fragment AllocationFields on SellingPlanAllocation @_unmask {
    sellingPlan { id name recurringDeliveries }
    priceAdjustments {
      price { amount currencyCode }
      compareAtPrice { amount currencyCode }
      perDeliveryPrice { amount }
    }
    remainingBalanceChargeAmount { amount }
  }
`);

export type PlanNode = ResultOf<typeof planFields>;
export type AllocationNode = ResultOf<typeof allocationFields>;
type Adjustment = AllocationNode["priceAdjustments"][number];
type Plan = AllocationNode["sellingPlan"];

/**
 * Null for a plan that delivers once (a pre-order), for one that charges only a part at checkout, and for one without a
 * name. The first adjustment is what the first order costs; a second one starts with a later order. A plan without
 * adjustments leaves the variant's price as it is.
 */
export function reshapeAllocation(
  { sellingPlan: plan, priceAdjustments, remainingBalanceChargeAmount }: AllocationNode,
  variantPrice: Money,
  getName: (plan: Plan) => string,
  terms: Partial<PlanNode> = {},
): SellingPlanAllocation | null {
  if (!plan?.recurringDeliveries || !plan.id || !plan.name) return null;
  if (Number(remainingBalanceChargeAmount?.amount) > 0) return null;
  const [first, later = first] = priceAdjustments ?? [];
  const price = first?.price ?? variantPrice;
  const deliveries = countDeliveries(later);
  const deliveryInterval = toInterval(terms.deliveryPolicy) ?? parseInterval(plan.name);
  return {
    sellingPlan: { id: plan.id, name: getName(plan) },
    price,
    renewalPrice: later?.price ?? price,
    introductoryOrders: terms.priceAdjustments?.[0]?.orderCount ?? 1,
    deliveries,
    deliveryInterval,
    billingInterval:
      toInterval(terms.billingPolicy) ??
      (deliveryInterval && { ...deliveryInterval, count: deliveryInterval.count * deliveries }),
    compareAtPrice: later?.compareAtPrice ?? null,
  };
}

/** The store divides the price of a charge among the deliveries that it pays for. */
function countDeliveries(adjustment: Adjustment | undefined): number {
  const perDelivery = Number(adjustment?.perDeliveryPrice?.amount);
  if (!adjustment?.price || !perDelivery) return 1;
  return Math.max(1, Math.round(Number(adjustment.price.amount) / perDelivery));
}

function toInterval(policy?: PlanNode["billingPolicy" | "deliveryPolicy"]): Interval | null {
  if (!policy?.intervalCount) return null;
  const unit = policy.interval.toLowerCase() as Interval["unit"];
  return { unit, count: policy.intervalCount };
}

/** The interval that a plan's name states ('Every 30 days', 'Deliver every month'); null without one. */
export function parseInterval(name: string): Interval | null {
  const [, count = "1", unit] =
    /\bevery (?:(\d{1,3}) )?(day|week|month|year)s?\b/i.exec(name) ?? [];
  if (!unit || Number(count) === 0) return null;
  return { unit: unit.toLowerCase() as Interval["unit"], count: Number(count) };
}
