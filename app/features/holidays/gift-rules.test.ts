import { describe, expect, test } from "vitest";
import { type Budget, type GiftAnswers, giftQuestions } from "~/content/holidays/gift-finder";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { getGift, getGiftReason, isComplete } from "./gift-rules";

test.each<[Budget, string]>([
  ["150-plus", "Complete Wellness Kit"],
  ["100-150", "Holiday Glow"],
  ["under-100", "Self-Care Ritual"],
])("a budget of %s gives %s", (budget, name) => {
  expect(getGift({ budget }).name).toBe(name);
});

test("every combination of answers has a gift and a reason that repeats them", () => {
  const [persons, delights, budgets] = giftQuestions;
  const reasons = new Set<string>();
  for (const { value: person } of persons.options) {
    for (const { value: delight } of delights.options) {
      for (const { value: budget, said } of budgets.options) {
        const answers = { person, delight, budget } as GiftAnswers;
        const reason = getGiftReason(answers, getGift(answers));
        expect(reason).toContain(said);
        expect(reason).not.toContain("undefined");
        reasons.add(reason);
      }
    }
  }
  expect(reasons.size).toBe(36);
});

describe("the questions are done", () => {
  test("when each has an answer, and not before", () => {
    expect(isComplete({})).toBe(false);
    expect(isComplete({ person: "friend", delight: "habit" })).toBe(false);
    expect(isComplete({ person: "friend", delight: "habit", budget: "100-150" })).toBe(true);
  });
});

test.each([
  ["Holiday Glow", 129, 165, 36],
  ["Self-Care Ritual", 75, 98, 23],
  ["Complete Wellness Kit", 219, 289, 70],
])("%s costs and saves what the brand's owner set", (name, salePrice, regularPrice, savings) => {
  const bundle = holidayBundles.find((candidate) => candidate.name === name);

  expect(bundle).toMatchObject({ salePrice, regularPrice });
  expect(bundle && bundle.regularPrice - bundle.salePrice).toBe(savings);
});
