import * as v from "valibot";
import { expect, test } from "vitest";
import { quizState } from "./quiz-entry";

test.each([
  [{ quiz: { depth: 0 } }, { depth: 0 }],
  [{ quiz: { step: 3, depth: 2 } }, { step: 3, depth: 2 }],
  [{ quiz: { step: "3", depth: 2 } }, { depth: 2 }],
  [{ quiz: { depth: -1 } }, null],
  [{ quiz: null }, null],
  [{}, null],
  ["quiz", null],
  [null, null],
])("the state %j of a history entry is read as %j", (state, entry) => {
  const { success, output } = v.safeParse(quizState, state);

  expect(success ? output.quiz : null).toEqual(entry);
});
