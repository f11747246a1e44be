import { useLocation } from "react-router";
import * as v from "valibot";
import { useHistoryEntry } from "~/lib/use-history-entry";

/** The quiz in the state of a history entry: a step of its page, or its dialog over a product. */
export type QuizEntry = {
  /** Missing for the dialog, and in an entry that led to the page: the quiz goes on where the visitor left it. */
  step?: number | undefined;
  /** How many earlier history entries belong to this visit to the quiz's page. */
  depth: number;
};

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const step = v.fallback(v.optional(count), undefined);
/** The state of such an entry. */
const quizState = v.object({ quiz: v.object({ depth: count, step }) });

/** Begins the fragment of a link to a result. */
export const resultPrefix = "#result=";

export function isResultFragment(hash: string): boolean {
  return hash.startsWith(resultPrefix);
}

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
