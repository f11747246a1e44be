import { type Answers, quizVersion } from "~/content/quiz/quiz";
import { createPersistedStore } from "~/lib/storage";
import { fallback, number, object, transform } from "~/lib/stored-values";
import { applyAnswer, parseAnswers, reachableStep } from "./quiz-rules";

/** The answers, and the step that is shown, from 0; one past the last question are the results. */
type Progress = { answers: Answers; step: number };

const noProgress: Progress = { answers: {}, step: 0 };

/** Progress as it is stored. The questions may have changed since: what does not fit is left out. */
export const storedProgress = transform(
  object({
    answers: (stored): Readonly<Record<string, unknown>> => Object(stored),
    step: fallback(number, 0),
  }),
  (stored): Progress => {
    const answers = parseAnswers(stored.answers);
    return { answers, step: reachableStep(answers, stored.step) };
  },
);

/** The answers stay on this device: they are written here and nowhere else. */
const progress = createPersistedStore<Progress>({
  key: "solenne-quiz",
  version: quizVersion,
  initial: noProgress,
  schema: storedProgress,
});

export const { useStore: useProgress, read: readProgress } = progress;

export function choose(question: Parameters<typeof applyAnswer>[1], value: string): void {
  progress.update((state) => ({
    ...state,
    answers: applyAnswer(state.answers, question, value),
  }));
}

export function setStep(step: number): void {
  if (useProgress.getState().step !== step) progress.update((state) => ({ ...state, step }));
}

export function clearProgress(): void {
  progress.update((state) => ({ ...state, ...noProgress }));
}
