import { expect, test } from "vitest";
import { mayMeasure } from "~/lib/preferences";
import { getAriaCurrent } from "./nav-link";

test.each([
  ["no preference", {}, true],
  ["Global Privacy Control", { globalPrivacyControl: true }, false],
  ["Global Privacy Control off", { globalPrivacyControl: false }, true],
  ["Save-Data", { connection: { saveData: true } }, false],
  ["Save-Data off", { connection: { saveData: false } }, true],
])("with %s, measuring is allowed: %s", (_, preferences, isAllowed) => {
  expect(mayMeasure(preferences)).toBe(isAllowed);
});

test.each([
  ["/shop", "/shop", "page"],
  ["/shop/", "/shop", "page"],
  ["/shop/haircare", "/shop", "true"],
  ["/shopping", "/shop", undefined],
  ["/", "/shop", undefined],
])("on %s the link to %s is %s", (pathname, to, expected) => {
  expect(getAriaCurrent(pathname, to)).toBe(expected);
});
