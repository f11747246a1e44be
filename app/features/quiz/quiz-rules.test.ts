import { describe, expect, test } from "vitest";
import type { Answers } from "~/content/quiz/quiz";
import {
  applyAnswer,
  finishedAnswers,
  getProgress,
  isAnswered,
  isChosen,
  parseAnswers,
  reachableStep,
  visibleQuestions,
} from "./quiz-rules";

const getIds = (answers: Answers) => visibleQuestions(answers).map(({ id }) => id);
const five = ["concern", "lifestyle", "routine", "budget", "timeline"];

const dry: Answers = {
  concern: "dryness",
  lifestyle: ["styling"],
  routine: "basic",
  budget: "complete",
  timeline: "quick",
};

describe("which questions are asked", () => {
  test.each(["growth", "dryness", "texture"] as const)("five for %s", (concern) => {
    expect(getIds({ concern })).toEqual(five);
  });

  test.each(["thinning", "breakage"] as const)("six for %s, the stage second", (concern) => {
    expect(getIds({ concern })).toEqual(["concern", "stage", ...five.slice(1)]);
  });

  test("five before anything is answered", () => {
    expect(getIds({})).toEqual(five);
  });
});

describe("answering", () => {
  test("a single choice takes the place of the one before", () => {
    expect(applyAnswer({ routine: "basic" }, "routine", "full")).toEqual({ routine: "full" });
  });

  test("several answers come and go, kept in the order of the question", () => {
    const once = applyAnswer({}, "lifestyle", "swimming");
    const twice = applyAnswer(once, "lifestyle", "styling");

    expect(twice.lifestyle).toEqual(["styling", "swimming"]);
    expect(applyAnswer(twice, "lifestyle", "swimming").lifestyle).toEqual(["styling"]);
  });

  test("taking the last of several back leaves the question open", () => {
    const answers = applyAnswer({ lifestyle: ["color"] }, "lifestyle", "color");

    expect(isAnswered(answers, "lifestyle")).toBe(false);
  });

  test("None of these and the others push each other out", () => {
    const none = applyAnswer({ lifestyle: ["styling", "color"] }, "lifestyle", "none");

    expect(none.lifestyle).toEqual(["none"]);
    expect(applyAnswer(none, "lifestyle", "tied").lifestyle).toEqual(["tied"]);
  });

  test("an earlier answer that takes the stage away takes its answer with it", () => {
    const thinning: Answers = { ...dry, concern: "thinning", stage: "advanced" };

    expect(applyAnswer(thinning, "concern", "growth")).toEqual({ ...dry, concern: "growth" });
    expect(applyAnswer(thinning, "concern", "breakage").stage).toBe("advanced");
  });

  test("a value that no option has changes nothing", () => {
    expect(applyAnswer(dry, "routine", "constructor")).toBe(dry);
  });

  test("chosen is what was answered", () => {
    expect(isChosen(dry, "lifestyle", "styling")).toBe(true);
    expect(isChosen(dry, "lifestyle", "color")).toBe(false);
    expect(isChosen(dry, "routine", "basic")).toBe(true);
    expect(isChosen({}, "routine", "basic")).toBe(false);
  });
});

describe("progress", () => {
  test.each([
    [{}, 0, { number: 1, count: 5, percent: 20 }],
    [dry, 4, { number: 5, count: 5, percent: 100 }],
    [{ concern: "thinning" }, 0, { number: 1, count: 6, percent: 17 }],
    [{ concern: "thinning", stage: "early" }, 2, { number: 3, count: 6, percent: 50 }],
  ] as const)("of %j at step %i", (answers, step, expected) => {
    expect(getProgress(answers, step)).toEqual(expected);
  });

  test.each([
    ["nothing answered", {}, 3, 0],
    ["an open stage", { ...dry, concern: "thinning" }, 5, 1],
    ["all answered", dry, 5, 5],
    ["all answered, further than the end", dry, 99, 5],
    ["an earlier question", dry, 2, 2],
    ["before the first", dry, -4, 0],
    ["no number at all", dry, Number.NaN, 0],
    ["half a step", dry, 1.5, 1],
  ] as const)("with %s no step beyond it is shown", (_, answers, wanted, shown) => {
    expect(reachableStep(answers, wanted)).toBe(shown);
  });

  test("answers are finished only with one for every question that is asked", () => {
    expect(finishedAnswers(dry)).toEqual(dry);
    expect(finishedAnswers({ ...dry, concern: "breakage" })).toBeNull();
    expect(finishedAnswers({ ...dry, lifestyle: [] })).toBeNull();
    expect(finishedAnswers({ ...dry, timeline: undefined })).toBeNull();
  });
});

describe("answers that somebody else wrote", () => {
  test.each([
    ["unknown questions", { ...dry, age: "44", __proto__: { routine: "full" } }, dry],
    [
      "a value that no longer exists",
      { ...dry, routine: "weekly" },
      { ...dry, routine: undefined },
    ],
    ["a list in place of one answer", { concern: ["dryness"] }, {}],
    ["one answer in place of a list", { lifestyle: "styling" }, {}],
    [
      "twice the same, and others",
      { lifestyle: ["color", 7, "color", null] },
      { lifestyle: ["color"] },
    ],
    ["a stage nobody asked for", { concern: "growth", stage: "early" }, { concern: "growth" }],
    ["objects", { concern: {}, budget: null, lifestyle: [{}] }, {}],
  ])("%s are left out", (_, given, kept) => {
    expect(parseAnswers(given)).toEqual(kept);
  });
});
