import { useEffect } from "react";
import * as v from "valibot";
import { type Answers, type QuizOption, type QuizQuestion, quizVersion } from "~/content/quiz/quiz";
import { createPersistedStore } from "~/lib/storage";
import { type QuizEntry, useQuizHistory } from "./quiz-history";
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

export type QuizSteps = Progress & {
  /** Whether the stored answers are read. */
  isRead: boolean;
  next: () => void;
  back: () => void;
  retake: () => void;
};

/**
 * The current step and the navigation between steps. Each step forward is a history entry; `entry` is
 * the state of the current one, `null` while the quiz is closing.
 */
export function useQuizSteps(entry: QuizEntry | null): QuizSteps {
  const { answers, step: storedStep, isRead } = progress.useStore();
  const { key, show, goBack, oncePerEntry } = useQuizHistory();

  const step = isRead ? reachableStep(answers, entry?.step ?? storedStep) : 0;
  const depth = entry?.depth ?? 0;
  const isUnsettled = isRead && entry !== null && entry.step !== step;

  useEffect(progress.read, []);

  // Corrects an entry without a step, or with one that the answers no longer reach.
  useEffect(() => {
    if (isUnsettled && isPresent(key)) writeEntry({ step, depth });
  }, [isUnsettled, key, step, depth]);

  useEffect(() => {
    if (isRead && progress.useStore.getState().step !== step)
      progress.update((state) => ({ ...state, step }));
  }, [isRead, step]);

  return {
    answers,
    step,
    isRead,

    next: () => oncePerEntry(() => show({ step: step + 1, depth: depth + 1 })),

    back: () => oncePerEntry(() => (depth > 0 ? goBack(1) : show({ step: step - 1, depth }, true))),

    /** Clears all answers; the history goes back to where the quiz was entered. */
    retake() {
      progress.update((state) => ({ ...state, ...noProgress }));
      if (depth > 0) goBack(depth);
    },
  };
}

/** Whether this is still the current entry of the browser, which goes back before the router does. */
function isPresent(key: string): boolean {
  return (history.state?.key ?? "default") === key;
}

/**
 * Writes the quiz's state into the current history entry. Past the router, because React would drop the footer's HTML
 * when the router navigates before the footer is hydrated; the router reads it when the visitor comes back.
 */
function writeEntry(entry: QuizEntry): void {
  history.replaceState({ ...history.state, usr: { quiz: entry } }, "");
}
