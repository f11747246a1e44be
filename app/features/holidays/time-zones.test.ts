import { afterEach, expect, test, vi } from "vitest";
import { getLocalDay } from "./clock";
import { getSecondsLeft } from "./countdown";

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
