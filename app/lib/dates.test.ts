import { expect, test } from "vitest";
import { isoDate, longDate, startOf, updatedDate } from "./dates";

test.each([
  ["2026-10-12T08:00:00Z", "October 12, 2026"],
  ["2026-10-12T23:30:00-05:00", "October 13, 2026"],
  ["2025-12-31T20:30:00-05:00", "December 31, 2025"],
  ["2026-01-01T04:59:59Z", "December 31, 2025"],
  ["2026-01-01T05:00:00Z", "January 1, 2026"],
  ["2026-07-01T03:59:59Z", "June 30, 2026"],
  ["2026-01-01", "January 1, 2026"],
  ["soon", null],
  ["", null],
])("%j is written %s", (iso, text) => {
  expect(longDate(iso, "America/New_York")).toBe(text);
});

test.each([
  ["2026-10-12T08:00:00Z", null, null],
  ["2026-10-12T08:00:00Z", "2026-10-12T20:00:00Z", null],
  ["2026-10-12T08:00:00Z", "2026-11-03T08:00:00Z", "November 3, 2026"],
  ["2026-10-12T08:00:00Z", "never", null],
])("published %s and changed %s shows %s", (publishedAt, updatedAt, shown) => {
  expect(updatedDate(publishedAt, updatedAt, "America/New_York")).toBe(shown);
});

test.each([
  ["2026-10-12T08:00:00Z", "2026-10-12T08:00:00.000Z"],
  ["soon", null],
  [null, null],
])("%j is %s for machines", (iso, text) => {
  expect(isoDate(iso)).toBe(text);
});

test.each([
  ["hour", "T08:59:59.999Z", "T08:00:00Z"],
  ["hour", "T09:00:00Z", "T09:00:00Z"],
  ["day", "T09:00:00Z", "T00:00:00Z"],
] as const)("the %s of %s starts at %s", (unit, time, start) => {
  const getMs = (timeOfDay: string) => Date.parse(`2026-10-12${timeOfDay}`);

  expect(startOf(unit, getMs(time))).toBe(getMs(start));
});
