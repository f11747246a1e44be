import ICAL from "ical.js";
import { expect, test } from "vitest";
import { site } from "../site";
import { howToStop, planTerms } from "./plan-terms";
import { getRenewalCalendar } from "./renewal-calendar";

const boxes = { id: "1 2", title: "Essentials Plan", amount: "$45.00" };
const oil = { id: "3 4", title: "Botanical Hair Oil, 10 ml", amount: "$22.00" };

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a calendar has each charge of a year with its amount, and how to skip or cancel", () => {
  const text = getRenewalCalendar(
    [
      { ...boxes, interval: { count: 30, unit: "day" } },
      { ...oil, interval: { count: 3, unit: "month" } },
    ],
    "2027-11-30",
    "Dates if ordered today.",
    0,
  );
  const events = read(text);
  const of = (title: string) => events.filter(({ summary }) => summary.endsWith(title));

  expect(events).toHaveLength(16);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(16);
  expect(
    of("Essentials Plan")
      .map(({ startDate }) => String(startDate))
      .slice(0, 3),
  ).toEqual(["2027-12-30", "2028-01-29", "2028-02-28"]);
  expect(of("10 ml").map(({ startDate }) => String(startDate))).toEqual([
    "2028-02-29",
    "2028-05-30",
    "2028-08-30",
    "2028-11-30",
  ]);
  for (const { summary, description } of events) {
    expect(summary).toMatch(new RegExp(`^${site.name} charge: \\$(45|22)\\.00 for `));
    expect(description).toBe(`${howToStop} Dates if ordered today.`);
  }
});

test("the same charges saved again replace one another", () => {
  const write = (now: number) =>
    getRenewalCalendar(
      [{ ...boxes, interval: { count: 1, unit: "month" } }],
      "2026-11-27",
      "",
      now,
    );
  const ids = (now: number) => read(write(now)).map(({ uid }) => uid);

  expect(ids(0)).toEqual(ids(86_400_000));
});

test("the charges of two orders stand beside one another, also those of one day", () => {
  const write = (orderDay: string) =>
    read(
      getRenewalCalendar([{ ...boxes, interval: { count: 1, unit: "month" } }], orderDay, "", 0),
    );
  const [first, second] = [write("2026-11-27"), write("2026-12-27")];
  const days = second.map(({ startDate }) => String(startDate));
  const ids = new Set(second.map(({ uid }) => uid));

  expect(first.filter(({ startDate }) => days.includes(String(startDate)))).toHaveLength(11);
  expect(first.filter(({ uid }) => ids.has(uid))).toEqual([]);
});

test("each charge is announced as early as the plan's terms promise", () => {
  const text = getRenewalCalendar(
    [{ ...boxes, interval: { count: 90, unit: "day" } }],
    "2026-11-27",
    "",
    0,
  );
  // At 9 in the morning, three days before.
  expect(text.match(/^TRIGGER:.*$/gm)).toEqual(Array(4).fill("TRIGGER:-P2DT15H"));
  expect(planTerms.noticeDays).toBe(3);
});
