import { expect, test } from "vitest";
import { quizQuestions } from "~/content/quiz/quiz";
import { routineProducts } from "~/content/quiz/quiz-routine";
import { finishedAnswers, parseAnswers, visibleQuestions } from "./quiz-rules";
import { getRecommendations } from "./recommendations";

/** Claims that a product put on hair or scalp must not make (21 CFR 310.527). */
const drugClaims = /regrow|hair loss|DHT|hormon|cure|treats?\b|stops?\b|grows? hair/i;

test("every combination of answers leads to a sound routine, and to every product", () => {
  const reached = new Set<string>();
  let count = 0;

  for (const given of everyCombination()) {
    const answers = finishedAnswers(parseAnswers(given));
    const result = answers && getRecommendations(answers);
    if (!answers || !result) throw new Error(`No result for ${JSON.stringify(given)}`);
    count += 1;
    for (const { productHandle } of result) reached.add(productHandle);

    const broken = invariants.filter(([, holds]) => !holds(answers, result));
    if (broken.length > 0) {
      throw new Error(`${broken.map(([name]) => name)} for ${JSON.stringify(given)}`);
    }
  }

  // 5 concerns, 4 stages with none, 31 sets of lifestyle, 4 routines, 3 budgets, 3 timelines.
  expect(count).toBe(5 * 4 * 31 * 4 * 3 * 3 - 2 * 31 * 4 * 3 * 3);
  expect([...reached].sort()).toEqual(Object.keys(routineProducts).sort());
});

type Finished = NonNullable<ReturnType<typeof finishedAnswers>>;
type Result = ReturnType<typeof getRecommendations>;

const invariants: readonly [string, (answers: Finished, result: Result) => boolean][] = [
  ["never empty", (_, result) => result.length > 0],
  ["no product twice", (_, result) => handlesIn(result).size === result.length],
  ["begins with an essential one", (_, result) => result[0]?.priority === "essential"],
  [
    "essential before recommended",
    (_, result) =>
      result.findLastIndex(({ priority }) => priority === "essential") < essentialIn(result),
  ],
  [
    "starter: essential alone, at most two",
    ({ budget }, result) =>
      budget !== "starter" || (result.length <= 2 && essentialIn(result) === result.length),
  ],
  [
    "complete: at most two recommended",
    ({ budget }, result) => budget !== "complete" || result.length - essentialIn(result) <= 2,
  ],
  [
    "a larger budget never takes a product away",
    (answers, result) => {
      const more = handlesIn(getRecommendations({ ...answers, budget: "premium" }));
      return [...handlesIn(result)].every((handle) => more.has(handle));
    },
  ],
  ["a stage only where it is asked", (answers) => hasStage(answers) === asksForStage(answers)],
  ["a reason in one sentence", (_, result) => result.every(({ reason }) => isSentence(reason))],
  [
    "no drug claim for what is put on hair or scalp",
    (_, result) =>
      result.every(
        ({ productHandle, reason }) =>
          productHandle === "hair-nutraceutical" || !drugClaims.test(reason),
      ),
  ],
];

/** Raw answers, as a visitor or a stored record may give them: any stage beside any concern. */
function* everyCombination() {
  const [concerns, stages, lifestyles, routines, budgets, timelines] = (
    ["concern", "stage", "lifestyle", "routine", "budget", "timeline"] as const
  ).map((id) => quizQuestions.find((question) => question.id === id)?.options ?? []);
  const getValues = (options: typeof concerns = []) => options.map(({ value }) => value);

  for (const concern of getValues(concerns))
    for (const stage of [undefined, ...getValues(stages)])
      for (const lifestyle of getSubsets(getValues(lifestyles)))
        for (const routine of getValues(routines))
          for (const budget of getValues(budgets))
            for (const timeline of getValues(timelines)) {
              const given = { concern, stage, lifestyle, routine, budget, timeline };
              const isOpen = visibleQuestions(parseAnswers(given)).length === 6 && !stage;
              if (!isOpen) yield given;
            }
}

/** All sets but the empty one. */
function getSubsets(values: readonly string[]): string[][] {
  return Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((_, place) => (index + 1) & (1 << place)),
  );
}

function handlesIn(result: Result): Set<string> {
  return new Set(result.map(({ productHandle }) => productHandle));
}

function essentialIn(result: Result): number {
  return result.filter(({ priority }) => priority === "essential").length;
}

function hasStage({ stage }: Finished): boolean {
  return stage !== undefined;
}

function asksForStage({ concern }: Finished): boolean {
  return concern === "thinning" || concern === "breakage";
}

function isSentence(reason: string): boolean {
  return /^You [^.!?]+, so [^.!?]+\.\*?$/.test(reason);
}
