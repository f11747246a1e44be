import { writeCalendar } from "../../lib/icalendar.ts";
import { type Interval, listYear } from "../../lib/renewal-days.ts";
import { site } from "../site.ts";
import { howToStop, planTerms } from "./plan-terms.ts";

/** The charges of a year as a calendar file (rule 53 in docs/rules.md). The embedded store runs this file as it is. */
export const renewalCalendarCopy = {
  save: "Add Renewals to Calendar",
  /** Beside the button, before there is an order. */
  ifToday: "A year of charges, if ordered today.",
  fileName: `${site.slug}-renewals.ics`,
  contentType: "text/calendar; charset=utf-8",
  ifOrderedToday: "Dates if ordered today.",
  testOrder: "From a test order: nothing is charged.",
} as const;

export type Renewal = {
  /** Tells the subscription apart from any other. */
  id: string;
  title: string;
  /** Amount of each charge, such as `$45.00`. */
  amount: string;
  interval: Interval;
};

/**
 * A charge of each subscription for each delivery of a year, with a reminder.
 * @param orderDay `YYYY-MM-DD`, in the brand's time zone
 */
export function getRenewalCalendar(
  renewals: readonly Renewal[],
  orderDay: string,
  note: string,
  now: number,
): string {
  const events = renewals.flatMap(({ id, title, amount, interval }) =>
    listYear(orderDay, interval).map((day) => ({
      id: `renewal-${id.replaceAll(/[^\w-]+/g, "-")}-${orderDay}-${day}`,
      day,
      summary: `${site.name} charge: ${amount} for ${title}`,
      description: `${howToStop} ${note}`,
      reminderDays: planTerms.noticeDays,
    })),
  );
  const domain = site.email.split("@").at(-1) ?? site.slug;
  return writeCalendar({ productId: `-//${site.name}//Renewals//EN`, domain, events, now });
}
