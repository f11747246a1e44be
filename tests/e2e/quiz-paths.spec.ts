import { Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

const [nutraceutical, serum, shampoo, conditioner, oil] = [
  "Hair Nutraceutical",
  "After-Wash Scalp Serum",
  "Gentle Daily Shampoo",
  "Silk Conditioner",
  "Botanical Hair Oil",
];

type Path = {
  answers: readonly (readonly string[])[];
  essential: readonly string[];
  recommended: readonly string[];
  /** Words of a reason that only these answers lead to. */
  reason: string;
  total: string;
};

const paths: readonly Path[] = [
  {
    answers: [
      ["Thinning"],
      ["Moderate"],
      ["Heat styling"],
      ["A few steps"],
      ["$100–$200"],
      ["3–4 months"],
    ],
    essential: [nutraceutical, serum],
    recommended: [oil],
    reason: "You put thinning first and called it moderate, so the scalp",
    total: "$129.99 USD",
  },
  {
    answers: [
      ["Breakage"],
      ["Advanced"],
      ["Heat styling"],
      ["Very little"],
      ["$200+"],
      ["6+ months"],
    ],
    essential: [nutraceutical, serum],
    recommended: [shampoo, conditioner, oil],
    reason: "You put breakage first and called it advanced, so the scalp",
    total: "$187.99 USD",
  },
  {
    answers: [
      ["Growth"],
      ["Heat styling", "Tied tight"],
      ["Very little"],
      ["$100–$200"],
      ["3–4 months"],
    ],
    essential: [nutraceutical],
    recommended: [shampoo, conditioner],
    reason: "You keep your routine to very little, so the wash turns gentle",
    total: "$125.99 USD",
  },
  {
    answers: [
      ["Texture"],
      ["Heat styling", "Color"],
      ["A few steps"],
      ["$100–$200"],
      ["6+ months"],
    ],
    essential: [nutraceutical],
    recommended: [oil],
    reason: "You put texture first and style with heat, so ends need slip",
    total: "$81.99 USD",
  },
];

/** On the page and in the dialog, each by keys and by touch, in turn. */
const walks = [
  { place: "page", hand: "keyboard" },
  { place: "dialog", hand: "touch" },
  { place: "page", hand: "touch" },
  { place: "dialog", hand: "keyboard" },
] as const;

for (const [index, path] of paths.entries()) {
  const { place, hand } = walks[index % walks.length] ?? walks[0];
  test.describe(() => {
    test.use(hand === "touch" ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});

    test(`by ${hand} in the ${place}: ${path.answers.flat().join(", ")}`, async ({
      page,
      shop,
    }) => {
      const quiz = new Quiz(page, place);
      await quiz.open(shop, hand);

      await quiz.answerAll(path.answers, hand);

      const titles = [...path.essential, ...path.recommended];
      await expect(quiz.question(/^Your routine, in /)).toBeFocused();
      await expect(quiz.steps.getByRole("heading")).toHaveText(titles);
      await expect(quiz.steps.filter({ hasText: "Essential" })).toHaveCount(path.essential.length);
      await expect(quiz.steps.filter({ hasText: "Recommended" })).toHaveCount(
        path.recommended.length,
      );
      await expect(quiz.steps.filter({ hasText: path.reason })).toHaveCount(1);
      await expect(quiz.sum).toContainText(path.total);
    });
  });
}
