import { expect, test } from "vitest";
import { openingState, parseQuizEntry } from "./quiz-history";

test("an entry that opens the quiz names no step", () => {
  expect(parseQuizEntry(openingState)).toEqual({ depth: 0 });
});

test("an entry of the quiz names its step", () => {
  expect(parseQuizEntry({ quiz: { step: 3, depth: 2 } })).toEqual({ step: 3, depth: 2 });
});

test("a step that is none is left out", () => {
  expect(parseQuizEntry({ quiz: { step: "3", depth: 2 } })).toEqual({ depth: 2 });
});

test.each([null, undefined, "quiz", 7, {}, { quiz: null }, { quiz: {} }, { quiz: { depth: -1 } }])(
  "%j is no entry of the quiz",
  (state) => {
    expect(parseQuizEntry(state)).toBeNull();
  },
);
