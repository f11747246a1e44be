import { toMinorUnits } from "../../../app/lib/money.ts";
import type { PlanPricing, SellingPlanGroupRecord, SellingPlanRecord } from "../../data/records.ts";
import { type Allocation, planId } from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { View } from "../resolver.ts";
import { memoize, money } from "./values.ts";

const optionName = "Delivery";

/** A group as the API's SellingPlanGroup. */
export const sellingPlanGroup = memoize(
  ({ name, plans }: SellingPlanGroupRecord): View => ({
    __typename: "SellingPlanGroup",
    appName: null,
    name,
    options: [{ name: optionName, values: plans.map((plan) => plan.name) }],
    sellingPlans: (args: ConnectionArguments) => connection(plans, args, planId, sellingPlan),
  }),
);

/** A plan as the API's SellingPlan: deliveries are charged in full, ahead, until the customer cancels. */
const sellingPlan = memoize((plan: SellingPlanRecord): View => {
  const { days, deliveries = 1, pricing, introduction } = plan;
  const every = (intervalCount: number) => ({ interval: "DAY", intervalCount });
  return {
    __typename: "SellingPlan",
    id: planId(plan),
    name: plan.name,
    description: null,
    options: [{ name: optionName, value: plan.name }],
    recurringDeliveries: true,
    priceAdjustments: [
      ...(introduction ? [adjust(introduction.pricing, introduction.orders)] : []),
      adjust(pricing, null),
    ],
    billingPolicy: { __typename: "SellingPlanRecurringBillingPolicy", ...every(days * deliveries) },
    deliveryPolicy: { __typename: "SellingPlanRecurringDeliveryPolicy", ...every(days) },
    checkoutCharge: {
      type: "PERCENTAGE",
      value: { __typename: "SellingPlanCheckoutChargePercentageValue", percentage: 100 },
    },
  };
});

function adjust(pricing: PlanPricing, orderCount: number | null): View {
  return { orderCount, adjustmentValue: adjustmentValue(pricing) };
}

function adjustmentValue(pricing: PlanPricing): View {
  switch (pricing.type) {
    case "percentage":
      return {
        __typename: "SellingPlanPercentagePriceAdjustment",
        adjustmentPercentage: pricing.percent,
      };
    case "amount off":
      return {
        __typename: "SellingPlanFixedAmountPriceAdjustment",
        adjustmentAmount: money(pricing.cents),
      };
    case "fixed price":
      return { __typename: "SellingPlanFixedPriceAdjustment", price: money(pricing.cents) };
  }
}

/** An allocation as the API's SellingPlanAllocation, of a variant that costs this much once. */
export function sellingPlanAllocation({ plan, charges }: Allocation, onceCents: number): View {
  const { price, renewalPrice, deliveries } = charges;
  const priced = (cents: number) => ({
    price: money(cents),
    compareAtPrice: money(onceCents * deliveries),
    perDeliveryPrice: money(Math.round(cents / deliveries)),
    unitPrice: null,
  });
  const prices = plan.introduction ? [price, renewalPrice] : [renewalPrice];
  return {
    __typename: "SellingPlanAllocation",
    sellingPlan: sellingPlan(plan),
    priceAdjustments: prices.map(toMinorUnits).map(priced),
    checkoutChargeAmount: money(toMinorUnits(price)),
    remainingBalanceChargeAmount: money(0),
  };
}
