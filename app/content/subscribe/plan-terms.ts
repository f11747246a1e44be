import { site } from "../site";

/** Terms that hold for every plan (rule 22 in docs/rules.md). */
export const planTerms = {
  /** Days between two deliveries. */
  rhythms: [30, 60, 90],
  /** Days between the note and the charge. */
  noticeDays: 3,
  firstBoxShipsIn: "1-2 days",
} as const;

/** `[30, 60, 90]` as `30, 60 or 90 days`. */
export function listDays(days: readonly number[]): string {
  const others = days.slice(0, -1).join(", ");
  return `${others && `${others} or `}${days.at(-1)} days`;
}

/** How to cancel; the same text in the dialog, beside the buttons and in the FAQ. */
export const howToStop = `We email you ${planTerms.noticeDays} days before each charge. Skip, pause or cancel from that email, or write to ${site.email} anytime.`;

const fasterPlans: readonly string[] = ["complete-plan", "transformation-plan"];

/** Whether the boxes of a subscription to this product ship priority or express (rule 3 in docs/rules.md). */
export function shipsFaster(handle: string): boolean {
  return fasterPlans.includes(handle);
}
