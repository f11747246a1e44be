import * as v from "valibot";

/** The quiz in the state of a history entry: a step of its page, or its dialog over a product. */
export type QuizEntry = {
  /** Missing for the dialog, and in an entry that led to the page: the quiz goes on where the visitor left it. */
  step?: number | undefined;
  /** How many earlier history entries belong to this visit to the quiz's page. */
  depth: number;
};

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const step = v.fallback(v.optional(count), undefined);
/** The state of such an entry. */
export const quizState = v.object({ quiz: v.object({ depth: count, step }) });
