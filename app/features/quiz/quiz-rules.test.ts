import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type Answers,
  type AnswerTo,
  type QuizOption,
  quizQuestions,
} from "#brand/content/quiz/quiz.ts";
import {
  applyAnswer,
  getProgress,
  isFinished,
  reachableStep,
  storedAnswers,
  storedProgress,
  visibleQuestions,
} from "./quiz-rules";

const dry: Answers = {
  concern: "dryness",
  lifestyle: ["styling"],
  routine: "basic",
  budget: "complete",
  timeline: "quick",
};
const thinning: Answers = { ...dry, concern: "thinning", stage: "advanced" };

test.each([
  [undefined, false],
  ["growth", false],
  ["dryness", false],
  ["texture", false],
  ["thinning", true],
  ["breakage", true],
] as const)("with the concern %s the stage is the second question: %s", (concern, hasStage) => {
  const stage = hasStage ? ["stage"] : [];
  const rest = ["lifestyle", "routine", "budget", "timeline"];

  expect(visibleQuestions({ concern }).map(({ id }) => id)).toEqual(["concern", ...stage, ...rest]);
});

describe("an answer", () => {
  const answer = (answers: Answers, id: string, value: QuizOption["value"]) =>
    quizQuestions.filter((one) => one.id === id).map((one) => applyAnswer(answers, one, value));
  const breakage: Answers = { ...thinning, concern: "breakage" };
  const growth: Answers = { ...dry, concern: "growth" };

  test.each<[string, Answers["lifestyle"], AnswerTo<"lifestyle">, Answers["lifestyle"]]>([
    ["joins several, in the question's order", ["swimming"], "styling", ["styling", "swimming"]],
    ["leaves several when it is chosen again", ["styling", "swimming"], "swimming", ["styling"]],
    ["opens its question as the last to leave", ["color"], "color", undefined],
    ["of None replaces all others", ["styling", "color"], "none", ["none"]],
    ["replaces None", ["none"], "tied", ["tied"]],
  ])("%s", (_, lifestyle, value, expected) => {
    expect(answer({ lifestyle }, "lifestyle", value)).toEqual([{ lifestyle: expected }]);
  });

  test.each<[string, Answers, keyof Answers, QuizOption["value"], Answers]>([
    ["replaces a single choice", { routine: "basic" }, "routine", "full", { routine: "full" }],
    ["that hides the stage removes its answer", thinning, "concern", "growth", growth],
    ["that keeps the stage keeps its answer", thinning, "concern", "breakage", breakage],
  ])("%s", (_, answers, id, value, expected) => {
    expect(answer(answers, id, value)).toEqual([expected]);
  });
});

describe("progress", () => {
  test.each([
    [{}, 0, { number: 1, count: 5, percent: 20 }],
    [dry, 4, { number: 5, count: 5, percent: 100 }],
    [{ concern: "thinning" }, 0, { number: 1, count: 6, percent: 17 }],
    [{ concern: "thinning", stage: "early" }, 2, { number: 3, count: 6, percent: 50 }],
  ] as const)("of %j at step %i is %j", (answers, step, expected) => {
    expect(getProgress(answers, step)).toEqual(expected);
  });

  test.each([
    ["nothing answered", {}, 3, 0],
    ["an open stage", { ...dry, concern: "thinning" }, 5, 1],
    ["all answered", dry, 5, 5],
    ["a step past the end", dry, 99, 5],
    ["an earlier question", dry, 2, 2],
    ["a step before the first", dry, -4, 0],
    ["a step that is no number", dry, Number.NaN, 0],
    ["half a step", dry, 1.5, 1],
  ] as const)("with %s (%j) leads from step %s to step %s", (_, answers, wanted, shown) => {
    expect(reachableStep(answers, wanted)).toBe(shown);
  });

  test.each([
    ["all answers", dry, true],
    ["the stage of a concern that has one", thinning, true],
    ["a stage that is open", { ...dry, concern: "breakage" }, false],
    ["an empty list", { ...dry, lifestyle: [] }, false],
    ["an open question", { ...dry, timeline: undefined }, false],
  ] as const)("with %s is finished: %s", (_, answers, expected) => {
    expect(isFinished(answers)).toBe(expected);
  });
});

test.each([
  ["unknown questions", { ...dry, age: "44", __proto__: { routine: "full" } }, dry],
  ["an unknown value", { ...dry, routine: "weekly" }, { ...dry, routine: undefined }],
  ["a list instead of one answer", { concern: ["dryness"] }, {}],
  ["one answer instead of a list", { lifestyle: "styling" }, {}],
  ["repeated values", { lifestyle: ["color", 7, "color", null] }, { lifestyle: ["color"] }],
  ["a hidden stage", { concern: "growth", stage: "early" }, { concern: "growth" }],
  ["objects", { concern: {}, budget: null, lifestyle: [{}] }, {}],
])("stored answers are read without %s", (_, given, expected) => {
  expect(v.parse(storedAnswers, given)).toEqual(expected);
});

describe("stored progress", () => {
  const others = { concern: "thinning", lifestyle: ["styling", "color"], routine: "basic" };
  const answers = { ...others, stage: "moderate" };
  const unknownStage = { answers: { ...others, stage: "severe" }, step: 4 };

  test.each([
    ["as it was stored", { answers, step: 3 }, { answers, step: 3 }],
    ["with the question of an unknown value open", unknownStage, { answers: others, step: 1 }],
    ["with a step that is none", { answers, step: "4" }, { answers, step: 0 }],
    ["without answers that are none", { answers: "thinning", step: 3 }, { answers: {}, step: 0 }],
    ["as new when it is a list", [answers], { answers: {}, step: 0 }],
  ])("is read %s", (_, stored, progress) => {
    expect(v.parse(storedProgress, stored)).toEqual(progress);
  });

  test.each([null, 7, "text"])("is not %j", (stored) => {
    expect(() => v.parse(storedProgress, stored)).toThrow();
  });
});
