import { afterEach, expect, test, vi } from "vitest";
import { getScrollBehavior, mayMeasure, savesData } from "./preferences";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["no preference", {}, true],
  ["Global Privacy Control", { globalPrivacyControl: true }, false],
  ["Global Privacy Control off", { globalPrivacyControl: false }, true],
  ["Save-Data", { connection: { saveData: true } }, false],
  ["Save-Data off", { connection: { saveData: false } }, true],
])("with %s, measuring is allowed: %s", (_, preferences, isAllowed) => {
  expect(mayMeasure(preferences)).toBe(isAllowed);
});

test("data is not saved where there is no browser, as on the server", () => {
  vi.stubGlobal("navigator", undefined);

  expect(savesData()).toBe(false);
});

test.each([
  ["at once for visitors who prefer reduced motion", true, "instant"],
  ["smoothly for all others", false, "smooth"],
])("the page scrolls %s", (_, matches, behavior) => {
  const reducedMotion = "(prefers-reduced-motion: reduce)";
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches && query === reducedMotion }));

  expect(getScrollBehavior()).toBe(behavior);
});
