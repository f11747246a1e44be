import { type Answers, quizQuestions } from "~/content/quiz/quiz";
import { fallback, number, object, readableItems, string, transform } from "~/lib/stored-values";
import { parseAnswers, reachableStep } from "./quiz-rules";

/** The answers, and the step that is shown, from 0; one past the last question are the results. */
export type Progress = { answers: Answers; step: number };

export const noProgress: Progress = { answers: {}, step: 0 };

const answers = quizQuestions.map(({ id, type }) => [
  id,
  type === "single-choice" ? fallback(string, "") : readableItems(string),
]);

/** Progress as it is stored. The questions may have changed since: what does not fit is left out. */
export const storedProgress = transform(
  object({
    answers: object(Object.fromEntries(answers)),
    step: fallback(number, 0),
  }),
  (stored): Progress => {
    const answers = parseAnswers(stored.answers);
    return { answers, step: reachableStep(answers, stored.step) };
  },
);
