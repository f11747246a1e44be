import { facts } from "../facts";
import { oneTime, type Plan, plans } from "./plans";

/** What a plan saves against buying the same once: whole percent, and dollars in twelve months. */
export function getSavings({ price, regularPrice }: Plan): { percent: number; aYear: number } {
  const aMonth = regularPrice - price;
  return { percent: Math.round((aMonth / regularPrice) * 100), aYear: 12 * aMonth };
}

const percents = plans.map((plan) => getSavings(plan).percent);

export const savingsPercent = { min: Math.min(...percents), max: Math.max(...percents) };

export type YearRow = {
  name: string;
  oneTime: string;
  subscription: string;
  /** What the rows above add up to. */
  isSum?: boolean;
};

/** One plan for a year, both ways. The year bought once at a time is given (rule 46 in docs/rules.md). */
export function getYearCosts(plan: Plan): { rows: YearRow[]; saved: number } {
  const year = 12 * plan.price;
  return {
    rows: [
      { name: "Price a month", oneTime: `$${plan.regularPrice}`, subscription: `$${plan.price}` },
      { name: "Shipping", oneTime: oneTime.shipping, subscription: "Free" },
      { name: "Early access and gifts", oneTime: "No", subscription: "By plan" },
      {
        name: "Money back within",
        oneTime: `${facts.productGuaranteeDays} days`,
        subscription: `${facts.subscriptionGuaranteeDays} days`,
      },
      {
        name: "A year, estimated",
        oneTime: `$${oneTime.yearEstimate}`,
        subscription: `$${year}`,
        isSum: true,
      },
    ],
    saved: oneTime.yearEstimate - year,
  };
}
