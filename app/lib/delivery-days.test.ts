import { describe, expect, test } from "vitest";
import { market } from "#brand/content/market.ts";
import { addDays, formatArrivalDays, getArrivalDays, getOrderDay } from "./delivery-days";

const { holidays, timeZone } = market;
const terms = { dispatch: [1, 2], delivery: [3, 5], holidays } as const;

/** The day on which an order arrives that takes so many business days. */
const arrive = (orderDay: string, count: number) =>
  getArrivalDays(orderDay, { dispatch: [0, 0], delivery: [count, count], holidays })?.last;

/** The weekdays on which federal offices are closed, as the Office of Personnel Management publishes them. */
const closedDays = {
  2026: "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25",
  2027: "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31",
  2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25",
  2029: "01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25",
  2030: "01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
};

const dayMs = 86_400_000;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let ms = Date.UTC(year, 0, 1); ms < Date.UTC(year + 1, 0, 1); ms += dayMs)
    days.push(toDay(ms));
  return days;
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());
const isClosed = (day: string) => arrive(toDay(Date.parse(day) - dayMs), 1) !== day;

describe("federal holidays", () => {
  test.each(Object.entries(closedDays))("of %s are the days that are observed", (year, days) => {
    const found = daysOf(Number(year)).filter((day) => isWeekday(day) && isClosed(day));

    expect(found.map((day) => day.slice(5)).join(" ")).toBe(days);
  });
});

describe("business days", () => {
  test.each([
    ["the next day", "2026-12-01", 1, "2026-12-02"],
    ["over a weekend", "2026-12-04", 1, "2026-12-07"],
    ["from a Saturday", "2026-12-05", 1, "2026-12-07"],
    ["from a Sunday", "2026-12-06", 2, "2026-12-08"],
    ["over Thanksgiving", "2026-11-25", 1, "2026-11-27"],
    ["from a holiday", "2026-11-26", 1, "2026-11-27"],
    ["over the Friday on which a Saturday's holiday is observed", "2026-07-02", 1, "2026-07-06"],
    ["over the Monday on which a Sunday's holiday is observed", "2027-07-02", 1, "2027-07-06"],
    ["over New Year's Day, observed in the old year", "2027-12-30", 1, "2028-01-03"],
    ["over the end of a year", "2026-12-30", 2, "2027-01-04"],
    ["over February 29", "2028-02-28", 1, "2028-02-29"],
  ])("count %s", (_, day, count, expected) => {
    expect(arrive(day, count)).toBe(expected);
  });
});

test("a day of a holiday that moves is no business day, in its year alone", () => {
  const moving = { fixed: ["2027-03-26"], floating: [], areMovedFromWeekends: false };
  const arriveAfter = (day: string) =>
    getArrivalDays(day, { dispatch: [0, 0], delivery: [1, 1], holidays: moving })?.last;

  expect(arriveAfter("2027-03-25")).toBe("2027-03-29");
  expect(arriveAfter("2026-03-25")).toBe("2026-03-26");
});

describe("an order arrives", () => {
  test.each([
    ["after a plain week", "2026-12-01", "Dec 7–10"],
    ["after a weekend and Thanksgiving", "2026-11-25", "Dec 2–7"],
    ["as if ordered on the Friday, from a Friday", "2026-11-27", "Dec 3–8"],
    ["on the same days, from the Saturday", "2026-11-28", "Dec 3–8"],
    ["in the next year", "2026-12-24", "Dec 31 – Jan 6"],
  ])("%s", (_, orderDay, expected) => {
    const days = getArrivalDays(orderDay, terms);

    expect(days && formatArrivalDays(days)).toBe(expected);
  });

  test("on one day, where the terms leave no range", () => {
    const days = getArrivalDays("2026-12-01", { dispatch: [1, 1], delivery: [2, 2], holidays });

    expect(days && formatArrivalDays(days)).toBe("Dec 4");
  });
});

describe("during an event", () => {
  const event = { standardDelivery: "2026-12-10", deliveredBy: "2026-12-24" };
  const lastDayOf = (orderDay: string) => getArrivalDays(orderDay, terms, [event])?.last ?? null;

  test("days are promised through the last day for standard delivery", () => {
    expect(lastDayOf("2026-12-10")).toBe("2026-12-21");
  });

  test("none are promised that the event calls too late", () => {
    expect(lastDayOf("2026-12-11")).toBeNull();
    expect(lastDayOf("2026-12-15")).toBeNull();
  });

  test("days are promised again once they are after it", () => {
    expect(lastDayOf("2026-12-16")).toBe("2026-12-28");
    expect(lastDayOf("2026-10-30")).toBe("2026-11-10");
  });
});

describe("the day of an order", () => {
  test.each([
    ["is the day in New York until midnight", "2026-11-28T04:59:59Z", "2026-11-27"],
    ["begins at midnight in winter", "2026-11-28T05:00:00Z", "2026-11-28"],
    ["begins at midnight in summer", "2026-07-03T04:00:00Z", "2026-07-03"],
    ["is the old year's until midnight", "2027-01-01T04:59:59Z", "2026-12-31"],
  ])("%s", (_, time, expected) => {
    expect(getOrderDay(Date.parse(time), timeZone)).toBe(expected);
  });
});

describe("days after a day", () => {
  test.each([
    ["2026-11-28", 30, "2026-12-28"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    // Clocks in New York change on March 14 and November 7, 2027.
    ["2027-03-13", 2, "2027-03-15"],
    ["2027-11-06", 2, "2027-11-08"],
  ])("%s and %i more are %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });
});
