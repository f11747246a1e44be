import { expect, test } from "vitest";
import { quizVersion } from "~/content/quiz";
import { noProgress, parseProgress } from "./stored-progress";

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling", "color"],
  routine: "basic",
};

const stored = (state: unknown, version: unknown = quizVersion) =>
  JSON.stringify({ state, version });

test("what was stored comes back", () => {
  expect(parseProgress(stored({ answers, step: 3 }))).toEqual({ answers, step: 3 });
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["an empty text", ""],
  ["another kind of value", "[1,2]"],
  ["null", "null"],
  ["another version", stored({ answers, step: 3 }, quizVersion + 1)],
  ["no version", stored({ answers, step: 3 }, null)],
  ["a version as text", stored({ answers, step: 3 }, String(quizVersion))],
  ["no state", stored(null)],
  ["a list as state", stored([answers])],
  ["text as answers", stored({ answers: "thinning", step: 3 })],
])("with %s she starts anew", (_, text) => {
  expect(parseProgress(text)).toEqual(noProgress);
});

test("a value that no longer exists leaves its question open, and she goes on there", () => {
  const text = stored({ answers: { ...answers, stage: "severe" }, step: 4 });

  expect(parseProgress(text)).toEqual({ answers: { ...answers, stage: undefined }, step: 1 });
});

test.each([99, -1, 2.5, null, "4", [1]])("a step of %j is one that exists", (step) => {
  const { step: shown } = parseProgress(stored({ answers, step }));

  expect([0, 2, 4]).toContain(shown);
});
