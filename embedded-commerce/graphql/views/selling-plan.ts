import type { SellingPlanGroupRecord, SellingPlanRecord } from "../../data/records.ts";
import { type Allocation, planId } from "../../store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { View } from "../resolver.ts";
import { memoize, money, noMetafields } from "./values.ts";

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

/** A plan as the API's SellingPlan: each delivery is charged in full when it is sent, until the customer cancels. */
const sellingPlan = memoize((plan: SellingPlanRecord): View => {
  const interval = { interval: "DAY", intervalCount: plan.days };
  return {
    __typename: "SellingPlan",
    ...noMetafields,
    id: planId(plan),
    name: plan.name,
    description: null,
    options: [{ name: optionName, value: plan.name }],
    recurringDeliveries: true,
    priceAdjustments: [{ orderCount: null, adjustmentValue: adjustmentValue(plan) }],
    billingPolicy: { __typename: "SellingPlanRecurringBillingPolicy", ...interval },
    deliveryPolicy: { __typename: "SellingPlanRecurringDeliveryPolicy", ...interval },
    checkoutCharge: {
      type: "PERCENTAGE",
      value: { __typename: "SellingPlanCheckoutChargePercentageValue", percentage: 100 },
    },
  };
});

function adjustmentValue({ pricing }: SellingPlanRecord): View {
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
export function sellingPlanAllocation({ plan, priceCents }: Allocation, onceCents: number): View {
  const price = money(priceCents);
  return {
    __typename: "SellingPlanAllocation",
    sellingPlan: sellingPlan(plan),
    priceAdjustments: [
      { price, compareAtPrice: money(onceCents), perDeliveryPrice: price, unitPrice: null },
    ],
    checkoutChargeAmount: price,
    remainingBalanceChargeAmount: money(0),
  };
}
