import { describe, expect, test, vi } from "vitest";
import { getTimeLeft, isPastEverywhere, isPastLocally, noTimeLeft } from "./clock";

const holidayEnd = "2025-12-31T23:59:59";
const end = Date.UTC(2025, 11, 31, 23, 59, 59);
const dayMs = 86_400_000;

test.each([
  ["part of a second", 1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ["a minute", 60_000, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  ["an hour less a second", 3_599_000, { days: 0, hours: 0, minutes: 59, seconds: 59 }],
  ["more than a hundred days", 123.5 * dayMs, { days: 123, hours: 12, minutes: 0, seconds: 0 }],
  ["nothing", 0, noTimeLeft],
  ["nothing a millisecond later", -1, noTimeLeft],
  ["nothing forty years later", -40 * 365 * dayMs, noTimeLeft],
])("the countdown shows %s", (_, leftMs, shown) => {
  expect(getTimeLeft(end, end - leftMs)).toEqual(shown);
});

describe("the event ends", () => {
  test.each([
    ["Pacific/Kiritimati", "2025-12-31T09:59:59Z"],
    ["America/New_York", "2026-01-01T04:59:59Z"],
    ["UTC", "2025-12-31T23:59:59Z"],
  ])("in %s at its own midnight", (zone, time) => {
    vi.stubEnv("TZ", zone);
    const isPast = [Date.parse(time) - 1, Date.parse(time)].map((ms) =>
      isPastLocally(holidayEnd, ms),
    );
    vi.unstubAllEnvs();

    expect(isPast).toEqual([false, true]);
  });

  test("everywhere half a day after it ends in Greenwich", () => {
    expect(isPastEverywhere(holidayEnd, Date.parse("2026-01-01T11:59:58Z"))).toBe(false);
    expect(isPastEverywhere(holidayEnd, Date.parse("2026-01-01T11:59:59Z"))).toBe(true);
  });
});
