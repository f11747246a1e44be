import { describe, expect, test } from "vitest";
import { parseQuizEntry } from "./quiz-history";
import { storedProgress } from "./quiz-progress";

describe("the state of a history entry", () => {
  test.each([
    ["that opens the quiz", { quiz: { depth: 0 } }, { depth: 0 }],
    ["of a step", { quiz: { step: 3, depth: 2 } }, { step: 3, depth: 2 }],
    ["with an invalid step", { quiz: { step: "3", depth: 2 } }, { depth: 2 }],
  ])("%s is read", (_, state, entry) => {
    expect(parseQuizEntry(state)).toEqual(entry);
  });

  const noEntries = [null, undefined, "quiz", 7, {}, { quiz: null }, { quiz: {} }];

  test.each([...noEntries, { quiz: { depth: -1 } }])("%j is not of the quiz", (state) => {
    expect(parseQuizEntry(state)).toBeNull();
  });
});

describe("stored progress", () => {
  const others = { concern: "thinning", lifestyle: ["styling", "color"], routine: "basic" };
  const answers = { ...others, stage: "moderate" };
  const unknownStage = { answers: { ...others, stage: "severe" }, step: 4 };
  const noAnswers = [[answers], { step: 3 }, { answers: "thinning", step: 3 }];

  test.each([
    ["as it was stored", { answers, step: 3 }, { answers, step: 3 }],
    ["with the question of an unknown value open", unknownStage, { answers: others, step: 1 }],
    ["at the first open question at most", { answers, step: 99 }, { answers, step: 4 }],
    ["at a step that exists", { answers, step: 2.5 }, { answers, step: 2 }],
    ["from the first question on", { answers, step: -1 }, { answers, step: 0 }],
    ["with a step that is none", { answers, step: "4" }, { answers, step: 0 }],
  ])("is read %s", (_, stored, progress) => {
    expect(storedProgress(stored)).toEqual(progress);
  });

  test.each(noAnswers.map((stored) => [stored]))("begins anew with %j", (stored) => {
    expect(storedProgress(stored)).toEqual({ answers: {}, step: 0 });
  });

  test.each([null, 7, "text"])("is not %j", (stored) => {
    expect(() => storedProgress(stored)).toThrow();
  });
});
