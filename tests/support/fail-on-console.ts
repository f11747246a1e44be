import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that prints an error or a warning nobody expected has found a defect. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const printed = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  // happy-dom does not know `<search>`.
  expect(printed.filter(([, tag]) => tag !== "search")).toEqual([]);
});
