import { describe, expect, test } from "vitest";
import type { Answers } from "~/content/quiz/quiz";
import { finishedAnswers, parseAnswers } from "./quiz-rules";
import { getRecommendations } from "./recommendations";

const codes = {
  N: "hair-nutraceutical",
  S: "after-wash-scalp-serum",
  W: "shampoo",
  C: "conditioner",
  O: "hair-oil",
} as const;

type Row = [
  concern: NonNullable<Answers["concern"]>,
  stage: NonNullable<Answers["stage"]> | null,
  lifestyle: NonNullable<Answers["lifestyle"]>[number],
  routine: NonNullable<Answers["routine"]>,
  budget: NonNullable<Answers["budget"]>,
  /** Essential products, a plus sign, recommended ones: rules 20 and 21 in docs/rules.md, by hand. */
  routineOfHers: string,
];

const rows: readonly Row[] = [
  ["thinning", "early", "none", "basic", "starter", "N S +"],
  ["thinning", "early", "none", "basic", "complete", "N S +"],
  ["thinning", "early", "none", "basic", "premium", "N S +"],
  ["thinning", "moderate", "styling", "steps", "complete", "N S + O"],
  ["thinning", "advanced", "styling", "minimal", "starter", "N S +"],
  ["thinning", "advanced", "styling", "minimal", "complete", "N S + W C"],
  ["thinning", "advanced", "styling", "minimal", "premium", "N S + W C O"],
  ["thinning", "early", "color", "minimal", "complete", "N S + W C"],
  ["growth", null, "none", "basic", "starter", "N +"],
  ["growth", null, "none", "full", "premium", "N +"],
  ["growth", null, "styling", "full", "starter", "N +"],
  ["growth", null, "styling", "full", "complete", "N + O"],
  ["growth", null, "swimming", "minimal", "complete", "N + W C"],
  ["growth", null, "styling", "minimal", "complete", "N + W C"],
  ["growth", null, "styling", "minimal", "premium", "N + W C O"],
  ["breakage", "early", "none", "basic", "complete", "N +"],
  ["breakage", "early", "styling", "minimal", "premium", "N + W C O"],
  ["breakage", "moderate", "none", "basic", "starter", "N S +"],
  ["breakage", "moderate", "tied", "minimal", "complete", "N S + W C"],
  ["breakage", "advanced", "styling", "full", "premium", "N S + O"],
  ["dryness", null, "none", "basic", "starter", "N +"],
  ["dryness", null, "none", "basic", "complete", "N + W C"],
  ["dryness", null, "none", "basic", "premium", "N + W C O"],
  ["dryness", null, "styling", "minimal", "complete", "N + W C"],
  ["dryness", null, "styling", "minimal", "starter", "N +"],
  ["texture", null, "none", "full", "starter", "N +"],
  ["texture", null, "none", "full", "complete", "N + O"],
  ["texture", null, "styling", "steps", "premium", "N + O"],
  ["texture", null, "none", "minimal", "complete", "N + W C"],
  ["texture", null, "none", "minimal", "premium", "N + W C O"],
];

test.each(rows)(
  "%s, stage %s, %s, %s, %s leads to %s",
  (concern, stage, lifestyle, routine, budget, expected) => {
    const { recommendations } = getResult({
      concern,
      stage,
      lifestyle: [lifestyle],
      routine,
      budget,
    });

    const letters = (priority: string) =>
      recommendations
        .filter((one) => one.priority === priority)
        .map(({ productHandle }) => toLetter(productHandle));
    expect([...letters("essential"), "+", ...letters("recommended")].join(" ")).toBe(expected);
  },
);

describe("the reason names what she answered", () => {
  test.each([
    [
      { concern: "thinning", stage: "moderate" },
      "after-wash-scalp-serum",
      /^You put thinning first and called it moderate, so the scalp /,
    ],
    [{ concern: "growth" }, "hair-nutraceutical", /^You put growth first, so we start inside/],
    [
      { concern: "texture", lifestyle: ["styling"] },
      "hair-oil",
      /^You put texture first and style with heat, so ends need slip/,
    ],
    [{ concern: "growth", lifestyle: ["styling"] }, "hair-oil", /^You style with heat, so /],
    [
      { concern: "growth", routine: "minimal" },
      "conditioner",
      /^You keep your routine to very little, so /,
    ],
    [
      { concern: "dryness", routine: "minimal" },
      "shampoo",
      /^You put dryness first and keep your routine to very little, so the wash turns gentle/,
    ],
    [{ concern: "texture" }, "hair-nutraceutical", /^You put texture first, so we start inside/],
  ])("%j on %s", (answers, handle, expected) => {
    const { recommendations } = getResult(answers);

    expect(recommendations.find((one) => one.productHandle === handle)?.reason).toMatch(expected);
  });

  test("only what is swallowed carries the mark of the statement", () => {
    const { recommendations } = getResult({
      concern: "thinning",
      stage: "early",
      lifestyle: ["styling"],
      routine: "minimal",
    });

    const marked = recommendations.filter(({ reason }) => reason.includes("*"));
    expect(marked.map(({ productHandle }) => productHandle)).toEqual(["hair-nutraceutical"]);
  });
});

function getResult(given: object) {
  const answers = finishedAnswers(
    parseAnswers({
      lifestyle: ["none"],
      routine: "basic",
      budget: "premium",
      timeline: "standard",
      ...given,
    }),
  );
  if (!answers) throw new Error(`Not finished: ${JSON.stringify(given)}`);
  return { answers, recommendations: getRecommendations(answers) };
}

function toLetter(handle: string): string {
  return Object.entries(codes).find(([, code]) => code === handle)?.[0] ?? "?";
}
