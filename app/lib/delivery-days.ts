/*
 * When an order arrives: business days of the market, counted from the day after the order. The shop's pages and the
 * embedded checkout call the same functions. Days are `YYYY-MM-DD`. The server runs this file as it is.
 */

type Days = readonly [fewest: number, most: number];

/** Business days until a package leaves, and until it is there from then on. */
export type DeliveryTerms = { dispatch: Days; delivery: Days; holidays: Holidays };

/** Days on which nothing is sent or delivered. */
export type Holidays = {
  /** Month and day, such as `12-25`; of a holiday that moves, each day of the coming years, such as `2027-03-26`. */
  fixed: readonly string[];
  /** Month, weekday (Monday is 1) and which one of the month. */
  floating: readonly (readonly [month: number, weekday: number, which: number | "last"])[];
  /** Whether one on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
  areMovedFromWeekends: boolean;
};

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
export function getOrderDay(ms: number, timeZone: string): string {
  // In Canada it is written as `YYYY-MM-DD`.
  return new Date(ms).toLocaleDateString("en-CA", { timeZone });
}

/**
 * The days on which an order arrives. `null` where an event says that it comes too late and the count says otherwise:
 * nothing is promised then.
 */
export function getArrivalDays(
  orderDay: string,
  { dispatch, delivery, holidays }: DeliveryTerms,
  events: readonly EventDays[] = [],
): ArrivalDays | null {
  const first = addBusinessDays(orderDay, dispatch[0] + delivery[0], holidays);
  const last = addBusinessDays(orderDay, dispatch[1] + delivery[1], holidays);
  const isTooLate = events.some(
    ({ standardDelivery, deliveredBy }) => standardDelivery < orderDay && last <= deliveredBy,
  );
  return isTooLate ? null : { first, last };
}

/** The business day that follows a day by this number of business days; the day itself does not count. */
function addBusinessDays(day: string, count: number, holidays: Holidays): string {
  let ms = Date.parse(day);
  for (let left = count; left > 0; ) {
    ms += dayMs;
    if (isBusinessDay(ms, holidays)) left -= 1;
  }
  return toDay(ms);
}

function isBusinessDay(ms: number, holidays: Holidays): boolean {
  const weekday = new Date(ms).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(ms, holidays);
}

function isHoliday(ms: number, { fixed, floating, areMovedFromWeekends }: Holidays): boolean {
  const date = new Date(ms);
  const weekday = date.getUTCDay();
  const isFixed = (offset: number) => fixed.some((day) => toDay(ms + offset * dayMs).endsWith(day));
  if (isFixed(0)) return true;
  const isObserved = (weekday === 1 && isFixed(-1)) || (weekday === 5 && isFixed(1));
  if (areMovedFromWeekends && isObserved) return true;

  const dayOfMonth = date.getUTCDate();
  const isLast = new Date(ms + 7 * dayMs).getUTCMonth() !== date.getUTCMonth();
  return floating.some(
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

/** `Dec 3–8`, `Dec 30 – Jan 5`; a single day alone. */
export function formatArrivalDays({ first, last }: ArrivalDays): string {
  if (first === last) return shortDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${shortDate(first)}–${Number(last.slice(8))}`;
  return `${shortDate(first)} – ${shortDate(last)}`;
}

let shortFormat: Intl.DateTimeFormat | undefined;

function shortDate(day: string): string {
  // Created once: it takes milliseconds on a phone.
  shortFormat ??= new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return shortFormat.format(new Date(day));
}
