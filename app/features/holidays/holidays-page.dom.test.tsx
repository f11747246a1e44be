import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { perksHeading } from "#brand/content/holidays/holidays.ts";
import { renderRoute } from "../../../tests/support/render-route";
import { HolidaysPage } from "./holidays-page";

afterEach(() => {
  vi.useRealTimers();
});

test("the countdown ticks each second, and then stays at zero and says that the event has ended", () => {
  const endMs = new Date("2025-12-31T23:59:59").getTime();
  vi.useFakeTimers({ now: endMs - 3_661_000 });
  const bundles = { products: [], showsPrices: true };
  renderRoute(() => <HolidaysPage bundles={bundles} renderedAtMs={endMs - 3_661_000} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const getTime = () => screen.getByRole("timer").textContent?.replace(/\s+/g, " ");
  const getStatus = () => screen.getAllByRole("status")[0]?.textContent;

  expect(getTime()).toBe("00 Days01 Hours01 Minutes01 Seconds");
  pass(2_000);
  expect(getTime()).toBe("00 Days01 Hours00 Minutes59 Seconds");
  expect(getStatus()).toBe("");
  for (const ms of [3_659_000, 90_000]) {
    pass(ms);
    expect(getTime()).toBe("00 Days00 Hours00 Minutes00 Seconds");
  }
  expect(getStatus()).toBe("The holiday event ended on December 31, 2025.");
  expect(screen.getByRole("heading", { name: perksHeading })).toBeTruthy();
  // What the event gave can be read without a press.
  for (const perk of ["Free gift wrapping", "December 15, 2025"])
    expect(screen.getByText(perk).closest("details")).toBeNull();
});
