import { describe, expect, test } from "vitest";
import { type FinishedAnswers, quizQuestions } from "#brand/content/quiz/quiz.ts";
import { getResultUrl, parseResultFragment } from "./result-link";

const origin = "https://shop.example";
const thinning: FinishedAnswers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling", "color"],
  routine: "full",
  budget: "complete",
  timeline: "quick",
};
const dry: FinishedAnswers = {
  concern: "dryness",
  lifestyle: ["none"],
  routine: "minimal",
  budget: "premium",
  timeline: "patient",
};

test.each([
  ["with a stage", thinning, "#result=ct-sm-lhc-rf-bc-tq"],
  ["without one", dry, "#result=cd-ln-rm-bp-tp"],
])("answers %s go into a link and come back from it", (_, answers, fragment) => {
  const url = getResultUrl(answers, origin);

  expect(url).toBe(`${origin}/quiz${fragment}`);
  expect(parseResultFragment(new URL(url).hash)).toEqual(answers);
});

/** Links that visitors keep outlive a new name: a renamed answer keeps its code, and this table gets the name. */
test("the codes in links stand for the same answers as ever", () => {
  const table = quizQuestions.map(({ code, id, options }) => [
    `${code} ${id}`,
    options.map((option) => `${option.code} ${option.value}`).join(", "),
  ]);

  expect(Object.fromEntries(table)).toEqual({
    "c concern": "t thinning, g growth, b breakage, d dryness, x texture",
    "s stage": "e early, m moderate, a advanced",
    "l lifestyle": "h styling, c color, s swimming, t tied, n none",
    "r routine": "m minimal, b basic, s steps, f full",
    "b budget": "s starter, c complete, p premium",
    "t timeline": "q quick, s standard, p patient",
  });
});

test("codes are single letters, each of one answer", () => {
  for (const codes of [quizQuestions, ...quizQuestions.map(({ options }) => options)]) {
    const letters = codes.map(({ code }) => code);

    expect(letters.join("")).toMatch(/^[a-z]+$/);
    expect(new Set(letters).size).toBe(codes.length);
    expect(letters.join("")).toHaveLength(codes.length);
  }
});

describe("a fragment", () => {
  test.each([
    ["another order", "#result=tq-bc-rf-lch-sm-ct", thinning],
    ["a stage that is not asked", "#result=cd-se-ln-rm-bp-tp", dry],
    ["'None of these' beside others", "#result=ct-sm-lnhc-rf-bc-tq", thinning],
    ["a question and an answer that are no more", "#result=ct-sm-lhzc-rf-bc-tq-zq", thinning],
  ])("is read with %s", (_, fragment, answers) => {
    expect(parseResultFragment(fragment)).toEqual(answers);
  });

  test.each([
    ["of something else", "#main"],
    ["of another name", "#answer=ct-sm-lhc-rf-bc-tq"],
    ["without answers", "#result="],
    ["with an answer left out", "#result=ct-sm-lhc-rf-bc"],
    ["with a stage left out", "#result=ct-lhc-rf-bc-tq"],
    ["with two answers to one question", "#result=ctg-sm-lhc-rf-bc-tq"],
    ["with an unknown answer", "#result=cq-sm-lhc-rf-bc-tq"],
    ["with names of objects", "#result=__proto__-constructor"],
    ["with markup", "#result=<script>alert(1)</script>"],
    ["in capitals", "#result=CT-SM-LHC-RF-BC-TQ"],
    ["of 10,000 characters", `#result=ct-sm-lhc-rf-bc-tq${"-ct".repeat(4_000)}`],
  ])("%s has no answers", (_, fragment) => {
    expect(parseResultFragment(fragment)).toBeNull();
  });
});
