import { afterEach, describe, expect, test, vi } from "vitest";
import { getTimeLeft, isPastEverywhere, isPastLocally, noTimeLeft } from "./countdown";

const holidayEnd = "2025-12-31T23:59:59";
const end = Date.UTC(2025, 11, 31, 23, 59, 59);
const second = 1000;

describe("the time that is left", () => {
  test.each([
    ["a second", second, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ["a minute", 60 * second, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    ["an hour less a second", 3599 * second, { days: 0, hours: 0, minutes: 59, seconds: 59 }],
    ["a day", 86_400 * second, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [
      "more than a hundred days",
      123.5 * 86_400 * second,
      { days: 123, hours: 12, minutes: 0, seconds: 0 },
    ],
    ["part of a second", 1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ])("with %s to go", (_, leftMs, shown) => {
    expect(getTimeLeft(end, end - leftMs)).toEqual(shown);
  });

  test.each([0, 1, 86_400_000, 40 * 365 * 86_400_000])(
    "is nothing from the end on, never less: %i ms after it",
    (afterMs) => {
      expect(getTimeLeft(end, end + afterMs)).toEqual(noTimeLeft);
    },
  );
});

describe("the end of the event", () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ["Pacific/Kiritimati", "2025-12-31T09:59:59Z"],
    ["America/New_York", "2026-01-01T04:59:59Z"],
    ["UTC", "2025-12-31T23:59:59Z"],
  ])("comes in %s at its own midnight", (zone, timestamp) => {
    vi.stubEnv("TZ", zone);
    const ms = Date.parse(timestamp);

    expect(isPastLocally(holidayEnd, ms - 1)).toBe(false);
    expect(isPastLocally(holidayEnd, ms)).toBe(true);
  });

  test("is past everywhere half a day after it is in Greenwich", () => {
    expect(isPastEverywhere(holidayEnd, Date.parse("2026-01-01T11:59:58Z"))).toBe(false);
    expect(isPastEverywhere(holidayEnd, Date.parse("2026-01-01T11:59:59Z"))).toBe(true);
  });
});
