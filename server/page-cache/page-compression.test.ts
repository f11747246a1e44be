import { expect, onTestFinished, test, vi } from "vitest";
import { hour, minute, openTestCache, page } from "./testing/test-cache.ts";

const words = Array.from({ length: 2_000 }, (_, index) => Math.sin(index).toString(36)).join(" ");

test("a visitor waits for a quick compression alone; a page that is requested again gets smaller meanwhile", async () => {
  const cache = openTestCache();
  onTestFinished(() => void vi.useRealTimers());
  cache.render.mockImplementation(async () => page(words));
  const visit = async () => {
    const { headers } = await cache.visit("/shop", { "accept-encoding": "br" });
    const bytes = Number(headers.get("content-length"));
    return { bytes, tag: headers.get("etag"), from: headers.get("x-page") };
  };

  const first = await visit();
  vi.advanceTimersByTime(2 * minute);
  expect(await visit()).toEqual({ ...first, from: "stale" });
  await vi.waitFor(async () => expect((await visit()).bytes).toBeLessThan(first.bytes));
  const best = await visit();
  expect(best.tag, "other bytes").not.toBe(first.tag);

  vi.advanceTimersByTime(3 * hour);
  expect(await visit(), "the same content").toEqual({ ...best, from: "fresh" });
  vi.advanceTimersByTime(3 * hour);
  cache.render.mockImplementation(async () => page(`${words} more`));
  expect((await visit()).bytes, "another content").toBeGreaterThanOrEqual(first.bytes);
});
