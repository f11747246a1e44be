import { expect, test } from "vitest";
import { type GiftAnswers, giftQuestions } from "~/content/holidays/holiday-bundles";
import { getGift, getGiftReason, isComplete } from "./gift-finder";

test.each<[GiftAnswers["budget"], string]>([
  ["150-plus", "Complete Wellness Kit"],
  ["100-150", "Holiday Glow"],
  ["under-100", "Self-Care Ritual"],
])("a budget of %s gives %s", (budget, name) => {
  expect(getGift({ budget }).name).toBe(name);
});

test("every combination of answers has its own reason, which names the budget", () => {
  const [persons, delights, budgets] = giftQuestions;
  const reasons = persons.options.flatMap(({ value: person }) =>
    delights.options.flatMap(({ value: delight }) =>
      budgets.options.map(({ value: budget, said }) => {
        const answers = { person, delight, budget } as GiftAnswers;
        const reason = getGiftReason(answers, getGift(answers));
        expect(reason).toContain(said);
        expect(reason).not.toContain("undefined");
        return reason;
      }),
    ),
  );

  expect(new Set(reasons).size).toBe(36);
});

test.each([
  [{}, false],
  [{ person: "friend", delight: "habit" }, false],
  [{ person: "friend", delight: "habit", budget: "100-150" }, true],
] as const)("%j answers all questions: %s", (answers, expected) => {
  expect(isComplete(answers)).toBe(expected);
});
