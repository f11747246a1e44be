import {
  type Budget,
  type GiftAnswers,
  type GiftQuestion,
  giftQuestions,
} from "~/content/holidays/gift-finder";
import { type HolidayBundle, holidayBundles } from "~/content/holidays/holiday-bundles";

/** The kit from $150 on, Holiday Glow from $100, else the ritual (rule 24 in docs/rules.md). */
const gifts: Record<Budget, string> = {
  "150-plus": "complete-wellness-kit",
  "100-150": "holiday-glow-bundle",
  "under-100": "self-care-ritual-bundle",
};

/** The budget alone decides; the other answers are in the reason. */
export function getGift({ budget }: Pick<GiftAnswers, "budget">): HolidayBundle {
  const gift = holidayBundles.find(({ handle }) => handle === gifts[budget]);
  if (!gift) throw new Error(`No bundle has the handle ${gifts[budget]}`);
  return gift;
}

/** Repeats the answers and adds the bundle's reason. */
export function getGiftReason(answers: GiftAnswers, gift: HolidayBundle): string {
  const said = (question: GiftQuestion) =>
    question.options.find(({ value }) => value === answers[question.id])?.said ?? "";
  const [person, delight, budget] = giftQuestions.map(said);
  return `${person}: ${delight}, ${budget}. ${gift.because[answers.delight]}`;
}

/** Answers given so far; complete once each question has one. */
export function isComplete(answers: Partial<GiftAnswers>): answers is GiftAnswers {
  return giftQuestions.every(({ id }) => answers[id] !== undefined);
}
