import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { clearProgress, readProgress, setStep, useProgress } from "./progress-store";
import { type QuizEntry, useShowEntry, writeEntry } from "./quiz-history";
import { isAnswered, reachableStep, visibleQuestions } from "./quiz-rules";

/**
 * The current step and the navigation between steps. Each step forward is a history entry; `entry` is
 * the state of the current one, `null` while the quiz is closing.
 */
export function useQuizSteps(entry: QuizEntry | null) {
  const { answers, step: storedStep, isRead } = useProgress();
  const location = useLocation();
  const goToEntry = useNavigate();
  const show = useShowEntry();
  const usedEntry = useRef<string | null>(null);

  const step = isRead ? reachableStep(answers, entry?.step ?? storedStep) : 0;
  const depth = entry?.depth ?? 0;
  const isUnsettled = isRead && entry !== null && entry.step !== step;

  useEffect(readProgress, []);

  // An entry without a step, or with one that the answers no longer reach, is set right.
  const settle = useEffectEvent((key: string) => {
    if (isPresent(key)) writeEntry({ step, depth });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer can make the step unreachable
  useEffect(() => {
    if (isUnsettled) settle(location.key);
  }, [isUnsettled, location.key, step]);

  useEffect(() => {
    if (isRead) setStep(step);
  }, [isRead, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at an entry makes it new
  useEffect(() => {
    usedEntry.current = null;
  }, [location.key]);

  /** Ignores further presses until the navigation has happened. */
  function leaveOnce(leave: () => void) {
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
      leaveOnce(() => show({ step: step + 1, depth: depth + 1 }));
    },

    back() {
      if (step === 0) return;
      leaveOnce(() => (depth > 0 ? goToEntry(-1) : show({ step: step - 1, depth }, true)));
    },

    /** Clears all answers; the history goes back to where the quiz was entered. */
    retake() {
      clearProgress();
      if (depth > 0) goToEntry(-depth);
    },
  };
}

/** Whether the browser still stands at this entry; it goes back before the page does. */
function isPresent(key: string): boolean {
  return (history.state?.key ?? "default") === key;
}
