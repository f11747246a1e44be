import { expect, test } from "vitest";
import { isoDate, longUsDate, startOf, updatedDate } from "./dates";

test.each([
  ["2026-10-12T08:00:00Z", "October 12, 2026"],
  ["2026-10-12T23:30:00-05:00", "October 13, 2026"],
  ["2026-01-01", "January 1, 2026"],
  ["soon", null],
  ["", null],
])("%j is written %s", (iso, text) => {
  expect(longUsDate(iso)).toBe(text);
});

test.each([
  ["2026-10-12T08:00:00Z", null, null],
  ["2026-10-12T08:00:00Z", "2026-10-12T20:00:00Z", null],
  ["2026-10-12T08:00:00Z", "2026-11-03T08:00:00Z", "November 3, 2026"],
  ["2026-10-12T08:00:00Z", "never", null],
])("published %s and changed %s shows %s", (publishedAt, updatedAt, shown) => {
  expect(updatedDate(publishedAt, updatedAt)).toBe(shown);
});

test("machines read a date in full, or none", () => {
  expect(isoDate("2026-10-12T08:00:00Z")).toBe("2026-10-12T08:00:00.000Z");
  expect(isoDate("soon")).toBeNull();
  expect(isoDate(null)).toBeNull();
});

test("two moments of an hour or a day begin together", () => {
  const [early, late, next] = ["T08:00:00Z", "T08:59:59.999Z", "T09:00:00Z"].map((time) =>
    Date.parse(`2026-10-12${time}`),
  ) as [number, number, number];

  expect(startOf("hour", late)).toBe(early);
  expect(startOf("hour", next)).toBe(next);
  expect(startOf("day", next)).toBe(Date.parse("2026-10-12T00:00:00Z"));
});
