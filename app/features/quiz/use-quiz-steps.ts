import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetProgress, keepStep, readProgress, useProgress } from "./progress-store";
import type { QuizPlace } from "./quiz-place";
import { isAnswered, reachableStep, visibleQuestions } from "./quiz-rules";

/**
 * The step that is shown, and the ways to another one. Each step forward is an entry of the browser's
 * history; `place` is what the present entry says, `null` while the quiz is being closed.
 */
export function useQuizSteps(place: QuizPlace | null) {
  const { answers, step: storedStep, isRead } = useProgress();
  const location = useLocation();
  const goToEntry = useNavigate();
  const usedEntry = useRef<string | null>(null);

  const step = isRead ? reachableStep(answers, place?.step ?? storedStep) : 0;
  const depth = place?.depth ?? 0;
  const isUnsettled = isRead && place !== null && place.step !== step;

  function show(next: QuizPlace, replace = false) {
    const { pathname, search, hash } = window.location;
    return goToEntry(
      { pathname, search, hash },
      { state: { quiz: next }, replace, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  useEffect(readProgress, []);

  // An entry without a step, or with one that the answers no longer reach, is set right.
  const settle = useEffectEvent((key: string) => {
    if (isPresent(key)) show({ step, depth }, true);
  });
  useEffect(() => {
    if (isUnsettled) settle(location.key);
  }, [isUnsettled, location.key]);

  useEffect(() => {
    if (isRead) keepStep(step);
  }, [isRead, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at an entry makes it new
  useEffect(() => {
    usedEntry.current = null;
  }, [location.key]);

  /** However quick the taps, an entry is left once. */
  function once(leave: () => void) {
    if (usedEntry.current === location.key) return;
    usedEntry.current = location.key;
    leave();
  }

  return {
    answers,
    step,
    isRead,

    next() {
      const question = visibleQuestions(answers)[step];
      if (!question || !isAnswered(answers, question.id)) return;
      once(() => show({ step: step + 1, depth: depth + 1 }));
    },

    back() {
      if (step === 0) return;
      once(() => (depth > 0 ? goToEntry(-1) : show({ step: step - 1, depth }, true)));
    },

    /** Clears all answers; the history goes back to where the quiz was entered. */
    retake() {
      forgetProgress();
      if (depth > 0) goToEntry(-depth);
    },
  };
}

/** Whether the browser still stands at this entry; it goes back a moment before the page does. */
function isPresent(key: string): boolean {
  return (history.state?.key ?? "default") === key;
}
