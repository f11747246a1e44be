import { capitalize, inWords, joinWith } from "../../../../app/lib/text.ts";
import { facts } from "../facts.ts";
import { site } from "../site.ts";

/** Terms that hold for every plan (rule 22 in docs/rules.md). */
export const planTerms = {
  /** Days between two deliveries. */
  schedules: [30, 60, 90],
  /** Days between the note and the charge. */
  noticeDays: 3,
  firstBoxShipsIn: "1-2 days",
} as const;

/** `[30, 60, 90]` as `30, 60 or 90 days`. */
export function listDays(days: readonly number[]): string {
  return `${joinWith("or", days)} days`;
}

/** `[30, 60, 90]` as `one, two or three`. */
export function listMonths(days: readonly number[]): string {
  return joinWith(
    "or",
    days.map((count) => inWords(count / daysPerMonth)),
  );
}

/** `A month’s worth`, `Two months’ worth`. */
export function describeMonths(months: number): string {
  return months === 1 ? "A month’s worth" : `${capitalize(inWords(months))} months’ worth`;
}

/** A month of a plan, whose price and contents a longer box multiplies. */
export const daysPerMonth = 30;

/** Beside the guarantee of every product, where a plan is chosen or in the cart (rule 5 in docs/rules.md). */
export const planGuarantee = `${facts.subscriptionGuaranteeDays} days on your first plan`;

/** What `the first month` of that guarantee is in a box that holds several. */
export const firstMonth = "half the price of a 60-day box, a third of a 90-day box";

/** How to cancel; the same text in the dialog, beside the buttons and in the FAQ. */
export const howToStop = `We email you ${planTerms.noticeDays} days before each charge. Skip, pause or cancel from that email, or write to ${site.email} anytime.`;
