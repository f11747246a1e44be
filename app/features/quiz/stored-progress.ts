import * as v from "valibot";
import type { Answers } from "~/content/quiz/quiz";
import { reachableStep, storedAnswers } from "./quiz-rules";

/** `step` counts from 0; one past the last question are the results. */
export type Progress = { answers: Answers; step: number };

/** The questions may have changed since progress was stored: what does not fit is left out. */
export const storedProgress = v.pipe(
  v.object({
    answers: v.fallback(storedAnswers, {}),
    step: v.fallback(v.number(), 0),
  }),
  v.transform(({ answers, step }): Progress => ({ answers, step: reachableStep(answers, step) })),
);
