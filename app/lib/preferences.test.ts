import { expect, test } from "vitest";
import { mayMeasure } from "./preferences";

test.each([
  ["no preference", {}, true],
  ["Global Privacy Control", { globalPrivacyControl: true }, false],
  ["Global Privacy Control off", { globalPrivacyControl: false }, true],
  ["Save-Data", { connection: { saveData: true } }, false],
  ["Save-Data off", { connection: { saveData: false } }, true],
])("with %s, measuring is allowed: %s", (_, preferences, isAllowed) => {
  expect(mayMeasure(preferences)).toBe(isAllowed);
});
