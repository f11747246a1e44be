import { prerender } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { refund } from "#brand/content/help/refund.ts";
import { shipping } from "#brand/content/help/shipping.ts";
import type * as events from "#brand/content/holidays/holiday-events.ts";
import { getCurrentEvent, getEarliestDay, isEventDay } from "./clock";
import { HolidaysPage } from "./holidays-page";

vi.mock("#brand/content/holidays/holiday-events.ts", async (load) => {
  const { holidayEvents } = await load<typeof events>();
  return { holidayEvents: [...holidayEvents, next] };
});

const { next } = vi.hoisted(() => ({
  next: {
    firstDay: "2026-11-10",
    lastDay: "2026-12-30",
    deliveredBy: "2026-12-23",
    standardDelivery: "2026-12-14",
    expressDelivery: "2026-12-19",
    returnsThrough: "2027-01-30",
    perks: [["Free engraving", "A name on the box."]],
  } satisfies events.HolidayEvent,
}));

const before = ["The holiday event ended on December 31, 2025.", "These came with holiday orders"];
const express = "The last day to order for express delivery by December 23.";
const during = [
  "The holiday event ends on December 30, 2026, at 11:59 p.m. in your time zone.",
  "With every holiday order",
  "Through December 30, 2026.",
  "Free engraving",
  '<time dateTime="2026-12-14">December 14, 2026</time>',
  "The last day to order for standard delivery by December 23.",
  '<time dateTime="2026-12-19">December 19, 2026</time>',
  express,
  '<time dateTime="2027-01-30">January 30, 2027</time>',
  "Holiday gifts can be returned through this day.",
];
const noStandard = [
  "This was the last day to order for standard delivery by December 23.",
  express,
];
const after = ["The holiday event ended on December 30, 2026."];
const notBefore = /Free engraving|2026-12-14/;
const notDuring = / ended |2025|gift wrapping|was the last day/;

test.each([
  ["the last event until its first day", "2026-11-10T11:59:58Z", before, notBefore],
  ["from its first day its perks and last days", "2026-11-10T12:00:00Z", during, notDuring],
  ["a day that is over in the past tense", "2026-12-16T12:00:00Z", noStandard, / ended /],
  ["from its end on that it has ended", "2026-12-31T11:59:59Z", after, /<b [^>]*>(?!00)\d+<\/b>/],
])("the page shows %s", async (_, time, shown, hidden) => {
  const page = await renderPage(time);

  for (const text of shown) expect(page).toContain(text);
  expect(page).not.toMatch(hidden);
});

async function renderPage(time: string): Promise<string> {
  const bundles = { products: [], showsPrices: true };
  const element = <HolidaysPage bundles={bundles} renderedAtMs={Date.parse(time)} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return new Response(prelude).text();
}

test.each([
  ["before any event", "1999-06-01T00:00:00Z", 2025],
  ["during the first", "2025-12-01T00:00:00Z", 2025],
  ["after all", "2099-06-01T00:00:00Z", 2026],
])("the event of the page %s", (_, now, year) => {
  const event = getCurrentEvent(getEarliestDay(Date.parse(now)));

  expect(event.firstDay).toMatch(String(year));
});

test.each([
  ["2025-10-31", false],
  ["2025-11-01", true],
  ["2025-12-31", true],
  ["2026-01-01", false],
  ["2026-12-01", true],
  ["2099-12-01", false],
])("on %s an event runs: %s", (today, isEvent) => {
  expect(isEventDay(today)).toBe(isEvent);
});

test("the help pages name no day of an event", () => {
  expect(JSON.stringify(refund)).not.toMatch(/20\d\d/);
  expect(JSON.stringify(shipping)).not.toMatch(/20\d\d/);
});
