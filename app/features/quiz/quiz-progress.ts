import { useEffect } from "react";
import { type QuizOption, type QuizQuestion, quizVersion } from "#brand/content/quiz/quiz.ts";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { createPersistedStore } from "~/lib/storage";
import { applyAnswer, type Progress, reachableStep, storedProgress } from "./quiz-rules";

const noProgress: Progress = { answers: {}, step: 0 };

const progress = createPersistedStore<Progress>({
  key: storageKeys.quiz,
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
