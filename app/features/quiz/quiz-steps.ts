import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { Answers } from "#brand/content/quiz/quiz.ts";
import { isResultFragment, useQuizHistory } from "./quiz-history";
import { clearProgress, saveStep, useProgress } from "./quiz-progress";
import { reachableStep, visibleQuestions } from "./quiz-rules";
import { parseResultFragment } from "./result-link";

export type QuizSteps = {
  answers: Answers;
  /** Counts from 0; one past the last question are the results. */
  step: number;
  /** Whether the stored answers are read. */
  isRead: boolean;
  /** Whether the answers are those of a link. They are not stored. */
  isLinked: boolean;
  /** Whether the visitor followed a link to a result that cannot be read. */
  isLinkBroken: boolean;
  next: () => void;
  back: () => void;
  /** Starts over: clears all answers, except for the visitor's own under a link. */
  retake: () => void;
};

/** In the dialog, which is one entry of the history, the steps are those of the stored progress. */
export function useDialogSteps(): QuizSteps {
  const progress = useProgress();
  const { step } = progress;
  return {
    ...progress,
    isLinked: false,
    isLinkBroken: false,
    next: () => saveStep(step + 1),
    back: () => saveStep(step - 1),
    retake: clearProgress,
  };
}

/** On the quiz's page each step forward is an entry of the history. */
export function usePageSteps(): QuizSteps {
  const { answers: storedAnswers, step: storedStep, isRead } = useProgress();
  const { entry, show, goBack, oncePerEntry } = useQuizHistory();
  const link = useResultLink();

  // A link shows its result without storing it: what the visitor has answered stays.
  const linked = isRead ? link.answers : null;
  const answers = linked ?? storedAnswers;
  const step = isRead ? getStep() : 0;
  // Any link may lead to the page, so an entry without quiz state starts the quiz.
  const depth = entry?.depth ?? 0;
  const isLinkBroken = isRead && link.isBroken && entry?.step === undefined;

  function getStep(): number {
    if (linked) return visibleQuestions(linked).length;
    return reachableStep(answers, entry?.step ?? (link.isBroken ? 0 : storedStep));
  }

  const isStored = linked !== null || isLinkBroken || storedStep === step;
  /** Forward leads to a question that the answers, which may be cleared, do not lead to. */
  const isBeyond = isRead && linked === null && (entry?.step ?? 0) > step;
  useEffect(() => {
    if (isRead && !isStored) saveStep(step);
    if (isBeyond) void show({ step, depth }, true);
  });

  async function showNext() {
    // Without its step, the entry would not lead back to this question.
    if (entry?.step === undefined) await show({ step, depth }, true);
    await show({ step: step + 1, depth: depth + 1 });
  }

  return {
    answers,
    step,
    isRead,
    isLinked: linked !== null,
    isLinkBroken,
    next: () => oncePerEntry(showNext),
    back: () => oncePerEntry(() => (depth > 0 ? goBack(1) : show({ step: step - 1, depth }, true))),
    /** The history goes back to where the quiz was entered; a link stays below the quiz that follows. */
    retake() {
      if (linked) {
        oncePerEntry(() => show({ step: 0, depth: 0 }));
        return;
      }
      clearProgress();
      if (depth > 0) goBack(depth);
    },
  };
}

/**
 * The answers in the page's fragment. They stay while an anchor of the page takes the fragment's place, such as
 * 'Skip to content'.
 */
function useResultLink() {
  const { hash } = useLocation();
  const [kept, setKept] = useState("");
  const isAnchor = hash !== "" && !isResultFragment(hash);
  const fragment = isAnchor ? kept : hash;
  if (fragment !== kept) setKept(fragment);
  return useMemo(() => {
    const answers = parseResultFragment(fragment);
    return { answers, isBroken: isResultFragment(fragment) && answers === null };
  }, [fragment]);
}
