import { describe, expect, test } from "vitest";
import { addDays } from "./calendar-days";

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
