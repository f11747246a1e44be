import { useEffect } from "react";
import * as v from "valibot";
import { type Answers, type QuizOption, type QuizQuestion, quizVersion } from "~/content/quiz/quiz";
import { createPersistedStore } from "~/lib/storage";
import { applyAnswer, reachableStep, storedAnswers } from "./quiz-rules";

/** `step` counts from 0; one past the last question are the results. */
type Progress = { answers: Answers; step: number };

const noProgress: Progress = { answers: {}, step: 0 };

/** The questions may have changed since progress was stored: what does not fit is left out. */
export const storedProgress = v.pipe(
  v.object({
    answers: v.fallback(storedAnswers, {}),
    step: v.fallback(v.number(), 0),
  }),
  v.transform(({ answers, step }): Progress => ({ answers, step: reachableStep(answers, step) })),
);

const progress = createPersistedStore<Progress>({
  key: "solenne-quiz",
  version: quizVersion,
  initial: noProgress,
  schema: storedProgress,
});

export function choose(question: QuizQuestion, value: QuizOption["value"]): void {
  progress.update((state) => ({ ...state, answers: applyAnswer(state.answers, question, value) }));
}

export function saveStep(step: number): void {
  progress.update((state) => ({ ...state, step }));
}

export function clearProgress(): void {
  progress.update((state) => ({ ...state, ...noProgress }));
}

/** The answers and the step at which the visitor left the quiz; `isRead` is false on the server and at hydration. */
export function useProgress() {
  const { answers, step, isRead } = progress.useStore();
  useEffect(progress.read, []);
  return { answers, step: isRead ? reachableStep(answers, step) : 0, isRead };
}
