import {
  type GiftAnswers,
  type GiftOption,
  giftQuestions,
  type HolidayBundle,
  holidayBundles,
} from "#brand/content/holidays/holiday-bundles.ts";

const [glow, ritual, kit] = holidayBundles;

/** By budget alone (rule 24 in docs/rules.md); the other answers are in the reason. */
export function getGift({ budget }: Pick<GiftAnswers, "budget">): HolidayBundle {
  return { "150-plus": kit, "100-150": glow, "under-100": ritual }[budget];
}

/** The label of an answer, and how the result repeats it. */
export function getOptionText(option: GiftOption, showsPrices: boolean) {
  return "withoutPrice" in option && !showsPrices ? option.withoutPrice : option;
}

/** A sentence with the answers and the bundle's reason. */
export function getGiftReason(
  answers: GiftAnswers,
  gift: HolidayBundle,
  showsPrices: boolean,
): string {
  const [person, delight, budget] = giftQuestions.map(({ id, options }) => {
    const option = (options as readonly GiftOption[]).find(({ value }) => value === answers[id]);
    return option && getOptionText(option, showsPrices).said;
  });
  return `${person}: ${delight}, ${budget}. ${gift.because[answers.delight]}`;
}

export function isComplete(answers: Partial<GiftAnswers>): answers is GiftAnswers {
  return giftQuestions.every(({ id }) => answers[id] !== undefined);
}
