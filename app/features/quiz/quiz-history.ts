import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { parseQuizEntry, type QuizEntry } from "./quiz-entry";
import { isResultFragment } from "./result-fragment";

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
