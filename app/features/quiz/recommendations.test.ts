import * as v from "valibot";
import { expect, test } from "vitest";
import { type FinishedAnswers, quizQuestions } from "#brand/content/quiz/quiz.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import { isFinished, storedAnswers } from "./quiz-rules";
import { getRecommendations, type Recommendation } from "./recommendations";

type Result = readonly Recommendation[];

const codes: Partial<Record<Recommendation["productHandle"], string>> = {
  "hair-nutraceutical": "N",
  "after-wash-scalp-serum": "S",
  shampoo: "W",
  conditioner: "C",
  "hair-oil": "O",
};

// The result names essential products, a plus sign, and recommended ones (rules 20 and 21).
test.each([
  ["thinning", "early", "none", "basic", "starter", "N S +"],
  ["thinning", "early", "none", "basic", "premium", "N S +"],
  ["thinning", "moderate", "styling", "steps", "complete", "N S + O"],
  ["thinning", "advanced", "styling", "minimal", "starter", "N S +"],
  ["thinning", "advanced", "styling", "minimal", "complete", "N S + W C"],
  ["thinning", "advanced", "styling", "minimal", "premium", "N S + W C O"],
  ["growth", null, "none", "full", "premium", "N +"],
  ["growth", null, "styling", "full", "complete", "N + O"],
  ["growth", null, "swimming", "minimal", "complete", "N + W C"],
  ["breakage", "early", "none", "basic", "complete", "N +"],
  ["breakage", "moderate", "none", "basic", "starter", "N S +"],
  ["breakage", "advanced", "styling", "full", "premium", "N S + O"],
  ["dryness", null, "none", "basic", "starter", "N +"],
  ["dryness", null, "none", "basic", "complete", "N + W C"],
  ["dryness", null, "none", "basic", "premium", "N + W C O"],
  ["texture", null, "none", "full", "starter", "N +"],
  ["texture", null, "none", "full", "complete", "N + O"],
  ["texture", null, "none", "minimal", "premium", "N + W C O"],
])("%s, stage %s, %s, %s, %s: %s", (concern, stage, lifestyle, routine, budget, expected) => {
  const result = getResult({ concern, stage, lifestyle: [lifestyle], routine, budget });

  const getCodes = (priority: string) =>
    result.filter((one) => one.priority === priority).map((one) => codes[one.productHandle]);
  expect([...getCodes("essential"), "+", ...getCodes("recommended")].join(" ")).toBe(expected);
});

const moderate = { concern: "thinning", stage: "moderate" };
const styled = { concern: "texture", lifestyle: ["styling"] };
const minimal = { concern: "dryness", routine: "minimal" };
const littleCare = "You put dryness first and don’t use much now, so start with a gentle shampoo";
const serum = "after-wash-scalp-serum";
const capsules = "hair-nutraceutical";

test.each([
  [moderate, serum, "You put thinning first and called it moderate, so your scalp "],
  [{ concern: "growth" }, capsules, "You put growth first, so we start inside"],
  [
    styled,
    "hair-oil",
    "You put texture first and style with heat, so your ends need something to glide on",
  ],
  [{ concern: "growth", lifestyle: ["styling"] }, "hair-oil", "You style with heat, so "],
  [minimal, "shampoo", littleCare],
  [{ concern: "texture" }, capsules, "You put texture first, so we start inside"],
])("the reason names the answers: %j for %s: %s", (answers, handle, start) => {
  const recommendation = getResult(answers).find((one) => one.productHandle === handle);

  expect(recommendation?.reason.slice(0, start.length)).toBe(start);
});

/** The answers of every combination that is complete, with any stage beside any concern. */
const everyCombination = quizQuestions
  .reduce(
    (combinations: object[], { id, options }) => {
      const values = options.map(({ value }) => value);
      const choices: unknown[] = id === "lifestyle" ? getSubsets(values) : values;
      if (id === "stage") choices.push(undefined);
      return combinations.flatMap((answers) =>
        choices.map((choice) => ({ ...answers, [id]: choice })),
      );
    },
    [{}],
  )
  .map((answers) => v.parse(storedAnswers, answers))
  .filter(isFinished);

/** Claims that a product put on hair or scalp must not make (21 CFR 310.527). */
const drugClaims = /regrow|hair loss|DHT|hormon|cure|treats?\b|stops?\b|grows? hair/i;

/** What holds for the result of any answers. */
const invariants: Record<string, (result: Result, answers: FinishedAnswers) => boolean> = {
  "a first product that is essential": ([first]) => first?.priority === "essential",
  "no product twice": (result) => getHandles(result).size === result.length,
  "essential products before recommended ones": (result) =>
    result.findLastIndex(({ priority }) => priority === "essential") < countEssential(result),
  "for starter at most two products, all essential": (result, { budget }) =>
    budget !== "starter" || (result.length <= 2 && countEssential(result) === result.length),
  "for complete at most two recommended products": (result, { budget }) =>
    budget !== "complete" || result.length - countEssential(result) <= 2,
  "all of it in a larger budget": (result, answers) => {
    const more = getHandles(getRecommendations({ ...answers, budget: "premium" }));
    return result.every(({ productHandle }) => more.has(productHandle));
  },
  "a reason in one sentence": (result) =>
    result.every(({ reason }) => /^You [^.!?]+, so [^.!?]+\.\*?$/.test(reason)),
  "no drug claim, and no mark of the statement, but for the supplement": (result) =>
    result.every(({ productHandle, reason }) =>
      productHandle === "hair-nutraceutical"
        ? reason.endsWith("*")
        : !drugClaims.test(reason) && !reason.includes("*"),
    ),
};

test("every combination of answers has a sound result, and every product is in one", () => {
  const reached = new Set<string>();

  for (const answers of everyCombination) {
    const result = getRecommendations(answers);
    for (const handle of getHandles(result)) reached.add(handle);

    const broken = Object.entries(invariants).filter(([, holds]) => !holds(result, answers));
    if (broken.length > 0)
      throw new Error(`Not ${broken.map(([name]) => name)} for ${JSON.stringify(answers)}`);
  }

  // 5 concerns, 4 stages with none, 31 sets of lifestyle, 4 routines, 3 budgets, 3 timelines.
  expect(everyCombination).toHaveLength(5 * 4 * 31 * 4 * 3 * 3 - 2 * 31 * 4 * 3 * 3);
  expect([...reached].sort()).toEqual(Object.keys(routineProducts).sort());
});

/** All sets but the empty one. */
function getSubsets(values: readonly string[]): string[][] {
  return Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((_, place) => (index + 1) & (1 << place)),
  );
}

function getResult(given: object): Result {
  const others = { lifestyle: ["none"], routine: "basic", budget: "premium", timeline: "standard" };
  const answers = v.parse(storedAnswers, { ...others, ...given });
  if (!isFinished(answers)) throw new Error(`Not finished: ${JSON.stringify(given)}`);
  return getRecommendations(answers);
}

function getHandles(result: Result): Set<string> {
  return new Set(result.map(({ productHandle }) => productHandle));
}

function countEssential(result: Result): number {
  return result.filter(({ priority }) => priority === "essential").length;
}
