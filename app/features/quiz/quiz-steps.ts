import { useEffect } from "react";
import type { Answers } from "~/content/quiz/quiz";
import { useQuizHistory } from "./quiz-history";
import { clearProgress, saveStep, useProgress } from "./quiz-progress";
import { reachableStep } from "./quiz-rules";

export type QuizSteps = {
  answers: Answers;
  /** Counts from 0; one past the last question are the results. */
  step: number;
  /** Whether the stored answers are read. */
  isRead: boolean;
  next: () => void;
  back: () => void;
  /** Clears all answers and begins anew. */
  retake: () => void;
};

/** In the dialog, which is one entry of the history, the steps are those of the stored progress. */
export function useDialogSteps(): QuizSteps {
  const progress = useProgress();
  const { step } = progress;
  return {
    ...progress,
    next: () => saveStep(step + 1),
    back: () => saveStep(step - 1),
    retake: clearProgress,
  };
}

/** On the quiz's page each step forward is an entry of the history. */
export function usePageSteps(): QuizSteps {
  const { answers, step: storedStep, isRead } = useProgress();
  const { entry, show, goBack, oncePerEntry } = useQuizHistory();

  const step = isRead ? reachableStep(answers, entry?.step ?? storedStep) : 0;
  // Any link may lead to the page, so an entry without quiz state starts the quiz.
  const depth = entry?.depth ?? 0;

  useEffect(() => {
    if (isRead && storedStep !== step) saveStep(step);
  }, [isRead, storedStep, step]);

  async function showNext() {
    // Without its step, the entry would not lead back to this question.
    if (entry?.step === undefined) await show({ step, depth }, true);
    await show({ step: step + 1, depth: depth + 1 });
  }

  return {
    answers,
    step,
    isRead,
    next: () => oncePerEntry(showNext),
    back: () => oncePerEntry(() => (depth > 0 ? goBack(1) : show({ step: step - 1, depth }, true))),
    /** The history goes back to where the quiz was entered. */
    retake() {
      clearProgress();
      if (depth > 0) goBack(depth);
    },
  };
}
