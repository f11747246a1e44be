/**
 * The quiz step of a history entry, so that Back goes from question to question. Stored in the entry's
 * state; the URL does not change.
 */
export type QuizEntry = {
  /** Missing in the entry that led to the page; the quiz then goes on where the visitor left it. */
  step?: number;
  /** How many entries of this visit to the quiz lie below. */
  depth: number;
};

/** The state with which the dialog is opened. */
export const openingState = { quiz: { depth: 0 } satisfies QuizEntry };

/** Reads the state of a history entry, which may be anything; `null` when the quiz is not in it. */
export function parseQuizEntry(state: unknown): QuizEntry | null {
  if (typeof state !== "object" || state === null || !("quiz" in state)) return null;
  const { quiz } = state;
  if (typeof quiz !== "object" || quiz === null || !("depth" in quiz)) return null;
  const depth = parseCount(quiz.depth);
  if (depth === null) return null;
  const step = "step" in quiz ? parseCount(quiz.step) : null;
  return step === null ? { depth } : { depth, step };
}

function parseCount(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
