import { type Answers, quizVersion } from "~/content/quiz";
import { knownAnswers, reachableStep } from "./quiz-rules";

/** Where she is: her answers, and the step that is shown, from 0; past the last are the results. */
export type Progress = { answers: Answers; step: number };

export const noProgress: Progress = { answers: {}, step: 0 };

/**
 * Reads what the browser's storage holds. Anybody may have written there, and the questions may have
 * changed since: what does not fit is left out, and answers to another version are not used at all.
 */
export function parseProgress(text: string | null): Progress {
  const stored = fieldsOf(parseJson(text));
  if (stored.version !== quizVersion) return noProgress;
  const state = fieldsOf(stored.state);
  const answers = knownAnswers(fieldsOf(state.answers));
  const step = typeof state.step === "number" ? state.step : 0;
  return { answers, step: reachableStep(answers, step) };
}

function fieldsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or cut off while it was written: as good as nothing.
    return null;
  }
}
