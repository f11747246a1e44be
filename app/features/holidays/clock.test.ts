import { afterEach, expect, test, vi } from "vitest";
import { getLocalDay, getSecondsLeft, getTimeUnits } from "./clock";

const lastDay = "2025-12-31";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["Pacific/Kiritimati", "2025-12-31T09:59:59Z"],
  ["America/New_York", "2026-01-01T04:59:59Z"],
  ["UTC", "2025-12-31T23:59:59Z"],
])("the event ends in %s at its own midnight", (zone, time) => {
  vi.stubEnv("TZ", zone);
  const endMs = Date.parse(time);

  expect([endMs - 1, endMs].map(getLocalDay)).toEqual([lastDay, "2026-01-01"]);
  expect([endMs - 1, endMs].map((ms) => getSecondsLeft(lastDay, ms))).toEqual([1, 0]);
});

const dayMs = 86_400_000;

test.each([
  ["part of a second", 1, { Days: 0, Hours: 0, Minutes: 0, Seconds: 1 }],
  ["a minute", 60_000, { Days: 0, Hours: 0, Minutes: 1, Seconds: 0 }],
  ["an hour less a second", 3_599_000, { Days: 0, Hours: 0, Minutes: 59, Seconds: 59 }],
  ["more than a hundred days", 123.5 * dayMs, { Days: 123, Hours: 12, Minutes: 0, Seconds: 0 }],
  ["nothing", 0, { Days: 0, Hours: 0, Minutes: 0, Seconds: 0 }],
  ["nothing a millisecond later", -1, { Days: 0, Hours: 0, Minutes: 0, Seconds: 0 }],
  ["nothing forty years later", -40 * 365 * dayMs, { Days: 0, Hours: 0, Minutes: 0, Seconds: 0 }],
])("the countdown shows %s", (_, leftMs, shown) => {
  vi.stubEnv("TZ", "UTC");
  const endMs = Date.UTC(2025, 11, 31, 23, 59, 59);

  expect(getTimeUnits(getSecondsLeft(lastDay, endMs - leftMs))).toEqual(shown);
});
