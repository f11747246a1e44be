import { beforeEach, expect, test, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

test("attempts above the limit of a key are told how long to wait, until its window ends", async () => {
  const limit = createRateLimit(2, 10);
  const attempt = () => limit("192.0.2.1");

  expect([await attempt(), await attempt(), await attempt()]).toEqual([null, null, 10]);
  vi.advanceTimersByTime(7_500);
  expect([await attempt(), await limit("192.0.2.2")]).toEqual([3, null]);
  vi.advanceTimersByTime(2_500);
  expect(await attempt()).toBeNull();
});

test("nobody waits longer than a window when the clock is set back", async () => {
  const limit = createRateLimit(1, 10);
  await limit("192.0.2.1");

  vi.setSystemTime(Date.now() - 3_600_000);

  expect(await limit("192.0.2.1")).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(await limit("192.0.2.1")).toBeNull();
});
