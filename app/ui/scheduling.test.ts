import { expect, test, vi } from "vitest";
import { loadWhenIdle, whenIdle } from "./scheduling";

test("loads nothing with Save-Data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn();

  await loadWhenIdle(load);

  expect(load).not.toHaveBeenCalled();
});

test("a browser that is never idle is waited for two seconds", async () => {
  vi.useFakeTimers();
  const requestIdleCallback = vi.fn((callback: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) setTimeout(callback, options.timeout);
  });
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  const waited = vi.fn();
  whenIdle().then(waited);

  await vi.advanceTimersByTimeAsync(1_999);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
