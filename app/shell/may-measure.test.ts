import { expect, test } from "vitest";
import { mayMeasure } from "./may-measure";

test.each([
  ["nothing said", {}, true],
  ["privacy asked for", { globalPrivacyControl: true }, false],
  ["privacy not asked for", { globalPrivacyControl: false }, true],
  ["a costly connection", { connection: { saveData: true } }, false],
  ["a usual connection", { connection: { saveData: false } }, true],
])("with %s, measuring is allowed: %s", (_, wishes, isAllowed) => {
  expect(mayMeasure(wishes)).toBe(isAllowed);
});
