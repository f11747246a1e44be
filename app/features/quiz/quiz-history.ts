import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { isResultFragment } from "./result-fragment";

/** The quiz in the state of a history entry: a step of its page, or its dialog over a product. */
type QuizEntry = {
  /** Missing for the dialog, and in an entry that led to the page: the quiz goes on where the visitor left it. */
  step?: number | undefined;
  /** How many entries of this visit to the quiz's page lie below. */
  depth: number;
};

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const step = v.fallback(v.optional(count), undefined);
const quizState = v.object({ quiz: v.object({ depth: count, step }) });

/** Reads the state of a history entry, which may be anything; `null` when the quiz is not in it. */
export function parseQuizEntry(state: unknown): QuizEntry | null {
  const { success, output } = v.safeParse(quizState, state);
  return success ? output.quiz : null;
}

/** The history entry at hand, and the ways to others. */
export function useQuizHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const usedKey = useRef<string | null>(null);
  const { key } = location;
  // An entry that the visitor comes back to can be left again.
  useEffect(() => {
    if (usedKey.current !== key) usedKey.current = null;
  }, [key]);

  return {
    entry: parseQuizEntry(location.state),

    /** Navigates to an entry of the quiz with the address of the page at hand, without the result of a link. */
    show: (quiz: QuizEntry, replace = false) =>
      navigate(isResultFragment(location.hash) ? { ...location, hash: "" } : location, {
        state: { quiz },
        replace,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),

    goBack: (count: number) => navigate(-count),

    /** Runs at most one action per history entry: navigation is asynchronous, and a button may be pressed twice. */
    oncePerEntry(action: () => void) {
      if (usedKey.current === key) return;
      usedKey.current = key;
      action();
    },
  };
}
