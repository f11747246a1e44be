import { beforeEach, expect, test, vi } from "vitest";
import { loadWhenIdle } from "./when-idle";

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  const requestIdleCallback = (callback: () => void) => idle.push(callback);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", {});
});

async function becomeIdle() {
  idle.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

test("loads one script each time the browser is idle, also after one that fails", async () => {
  const first = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  const second = vi.fn().mockResolvedValue({});
  const loading = loadWhenIdle(first, second);
  expect(first).not.toHaveBeenCalled();

  await becomeIdle();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  await becomeIdle();

  await loading;
  expect(second).toHaveBeenCalledOnce();
});

test("waits until the page is loaded", async () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal("document", { readyState: "interactive" });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  const load = vi.fn().mockResolvedValue({});
  const loading = loadWhenIdle(load);
  expect(idle).toHaveLength(0);

  listeners.get("load")?.();
  await new Promise((resolve) => setTimeout(resolve));
  await becomeIdle();

  await loading;
  expect(load).toHaveBeenCalledOnce();
});

test("loads nothing with Save-Data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn();

  await loadWhenIdle(load);

  expect(load).not.toHaveBeenCalled();
  expect(idle).toHaveLength(0);
});
