import * as v from "valibot";
import {
  type Answers,
  type FinishedAnswers,
  type QuestionId,
  type QuizOption,
  type QuizQuestion,
  quizQuestions,
} from "#brand/content/quiz/quiz.ts";

type AnswerValue = QuizOption["value"];

/** The questions that these answers lead to (rule 19 in docs/rules.md). */
export function visibleQuestions(answers: Answers): readonly QuizQuestion[] {
  return quizQuestions.filter(
    ({ showIf }) => !showIf || showIf.concern.some((concern) => concern === answers.concern),
  );
}

/** Whether Next is allowed (rule 39 in docs/rules.md). */
export function isAnswered(answers: Answers, id: QuestionId): boolean {
  return getValues(answers, id).length > 0;
}

export function isChosen(answers: Answers, id: QuestionId, value: AnswerValue): boolean {
  return getValues(answers, id).includes(value);
}

function getValues(answers: Answers, id: QuestionId): readonly AnswerValue[] {
  return [answers[id] ?? []].flat();
}

/** Sets a single-choice answer, or toggles one of several. Removes answers to questions that are no longer visible. */
export function applyAnswer(
  answers: Answers,
  { id, alone }: QuizQuestion,
  value: AnswerValue,
): Answers {
  const answer = alone ? toggle(getValues(answers, id), value, alone) : value;
  return v.parse(storedAnswers, { ...answers, [id]: answer });
}

/** The exclusive answer replaces the others, and they replace it. */
function toggle(
  chosen: readonly AnswerValue[],
  value: AnswerValue,
  alone: AnswerValue,
): readonly AnswerValue[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === alone) return [value];
  return [...chosen.filter((one) => one !== alone), value];
}

const getSchema = ({ options, alone }: QuizQuestion) => {
  const values = options.map(({ value }) => value);
  if (!alone) return v.fallback(v.optional(v.picklist(values)), undefined);
  const chosen = v.pipe(
    v.array(v.unknown()),
    v.transform((given) => values.filter((value) => given.includes(value))),
    v.nonEmpty(),
  );
  return v.fallback(v.optional(chosen), undefined);
};

/** The valid answers to visible questions; several values in the order of the options. */
export const storedAnswers = v.pipe(
  v.object(Object.fromEntries(quizQuestions.map((question) => [question.id, getSchema(question)]))),
  v.transform((valid) => {
    // Each value was found among the options of its question.
    const answers = valid as Answers;
    const visible = visibleQuestions(answers).map(({ id }) => [id, answers[id]]);
    return Object.fromEntries(visible) as Answers;
  }),
);

/** Limits a step to the first question without an answer. One step past the last question are the results. */
export function reachableStep(answers: Answers, wanted: number): number {
  const questions = visibleQuestions(answers);
  const open = questions.findIndex(({ id }) => !isAnswered(answers, id));
  const last = open === -1 ? questions.length : open;
  return Math.max(0, Math.min(Math.trunc(wanted) || 0, last));
}

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

/** `step` counts from 0. */
export function getProgress(answers: Answers, step: number) {
  const count = visibleQuestions(answers).length;
  return { number: step + 1, count, percent: Math.round(((step + 1) / count) * 100) };
}

export function isFinished(answers: Answers): answers is FinishedAnswers {
  return visibleQuestions(answers).every(({ id }) => isAnswered(answers, id));
}
