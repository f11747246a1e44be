import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrivalCopy } from "#brand/content/arrival.ts";
import { Arrival } from "./arrival";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function getText(props: Parameters<typeof Arrival>[0]): string | null {
  const { container, unmount } = render(<Arrival {...props} />);
  const text = container.textContent;
  unmount();
  return text;
}

test("the days count federal holidays and change at midnight in New York", () => {
  vi.setSystemTime("2026-12-24T04:58:00Z");
  const { container } = render(<Arrival currencyCode="USD" />);
  expect(container.textContent).toBe("Arrives Dec 30 – Jan 5 (US)");
  act(() => vi.advanceTimersByTime(3 * 60_000));
  expect(container.textContent).toBe("Arrives Dec 31 – Jan 6 (US)");
});

test("where it ships faster, in another currency, and where nothing can be ordered no days are promised", () => {
  vi.setSystemTime("2026-11-28T04:59:00Z");
  expect(getText({ currencyCode: "USD", shipsFaster: true })).toBe(arrivalCopy.dispatch);
  expect(getText({ currencyCode: "CAD" })).toBe(arrivalCopy.rule);
  expect(getText({ currencyCode: null })).toBe(arrivalCopy.rule);
});
