/*
 * When an order arrives: business days of the United States, counted from the day after the order. The shop's pages
 * and the embedded checkout call the same functions. Days are `YYYY-MM-DD`. The server runs this file and its import
 * as they are.
 */
import { brandTimeZone } from "./dates.ts";

type Days = readonly [fewest: number, most: number];

/** Business days until a package leaves, and until it is there from then on. */
export type DeliveryTerms = { dispatch: Days; delivery: Days };

/** The last days of an event that concern standard delivery. */
type EventDays = {
  /** Last day to order for standard delivery. */
  standardDelivery: string;
  /** Orders of that day arrive by this day. */
  deliveredBy: string;
};

/** The first and the last day on which an order may arrive. */
export type ArrivalDays = { first: string; last: string };

const dayMs = 24 * 3_600_000;

/** The day on which an order counts as placed, whatever the visitor's time zone. */
export function getOrderDay(ms: number): string {
  // In Canada it is written as `YYYY-MM-DD`.
  return new Date(ms).toLocaleDateString("en-CA", { timeZone: brandTimeZone });
}

/**
 * The days on which an order arrives. `null` where an event says that it comes too late and the count says otherwise:
 * nothing is promised then.
 */
export function getArrivalDays(
  orderDay: string,
  { dispatch, delivery }: DeliveryTerms,
  events: readonly EventDays[] = [],
): ArrivalDays | null {
  const first = addBusinessDays(orderDay, dispatch[0] + delivery[0]);
  const last = addBusinessDays(orderDay, dispatch[1] + delivery[1]);
  const isTooLate = events.some(
    ({ standardDelivery, deliveredBy }) => standardDelivery < orderDay && last <= deliveredBy,
  );
  return isTooLate ? null : { first, last };
}

/** The business day that follows a day by this number of business days; the day itself does not count. */
function addBusinessDays(day: string, count: number): string {
  let ms = Date.parse(day);
  for (let left = count; left > 0; ) {
    ms += dayMs;
    if (isBusinessDay(ms)) left -= 1;
  }
  return toDay(ms);
}

function isBusinessDay(ms: number): boolean {
  const weekday = new Date(ms).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(toDay(ms));
}

/** Month and day. */
const fixedHolidays = ["01-01", "06-19", "07-04", "11-11", "12-25"];

/** Month, weekday (Monday is 1) and which one of the month; `last` for the last. */
const floatingHolidays: readonly [month: number, weekday: number, which: number | "last"][] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, "last"],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
];

/**
 * Whether federal offices and carriers are closed on a weekday (5 U.S.C. 6103). A holiday on a Saturday is observed on
 * the Friday before, one on a Sunday on the Monday after.
 */
function isFederalHoliday(day: string): boolean {
  const ms = Date.parse(day);
  const date = new Date(ms);
  const weekday = date.getUTCDay();
  const isFixed = (offset: number) => fixedHolidays.includes(toDay(ms + offset * dayMs).slice(5));
  if (isFixed(0) || (weekday === 1 && isFixed(-1)) || (weekday === 5 && isFixed(1))) return true;

  const dayOfMonth = date.getUTCDate();
  const isLast = new Date(ms + 7 * dayMs).getUTCMonth() !== date.getUTCMonth();
  return floatingHolidays.some(
    ([month, holidayWeekday, which]) =>
      month === date.getUTCMonth() + 1 &&
      holidayWeekday === weekday &&
      (which === "last" ? isLast : which === Math.ceil(dayOfMonth / 7)),
  );
}

/** Counts without hours, so that no change of clocks moves a day. */
export function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * dayMs);
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** `Thu, Dec 3 – Tue, Dec 8`; a single day alone. */
export function formatArrivalDays({ first, last }: ArrivalDays): string {
  return first === last ? shortUsDate(first) : `${shortUsDate(first)} – ${shortUsDate(last)}`;
}

let shortFormat: Intl.DateTimeFormat | undefined;

function shortUsDate(day: string): string {
  // Created once: it takes milliseconds on a phone.
  shortFormat ??= new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return shortFormat.format(new Date(day));
}
