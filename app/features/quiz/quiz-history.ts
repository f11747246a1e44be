import { useLocation } from "react-router";
import { useHistoryEntry } from "~/lib/use-history-entry";
import { type QuizEntry, quizState } from "./quiz-entry";
import { isResultFragment } from "./result-fragment";

/** The quiz in the current history entry, and navigation to other entries. */
export function useQuizHistory() {
  const location = useLocation();
  const { entry, show, ...rest } = useHistoryEntry(quizState);
  return {
    ...rest,
    entry: entry?.quiz ?? null,

    /** Navigates to an entry of the quiz on the same page, without the result of a link. */
    show(quiz: QuizEntry, replace = false) {
      const to = isResultFragment(location.hash) ? { ...location, hash: "" } : location;
      return show({ quiz }, { to, replace });
    },
  };
}
