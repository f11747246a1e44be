import {
  type Answers,
  type QuestionId,
  type QuizQuestion,
  quizQuestions,
} from "~/content/quiz/quiz";

/** Five or six questions, depending on the answers (rule 19 in docs/rules.md). */
export function visibleQuestions(answers: Answers): readonly QuizQuestion[] {
  return quizQuestions.filter(
    ({ showIf }) => !showIf || showIf.concern.some((concern) => concern === answers.concern),
  );
}

/** Whether Next is allowed (rule 39 in docs/rules.md). */
export function isAnswered(answers: Answers, id: QuestionId): boolean {
  return getValues(answers, id).length > 0;
}

export function isChosen(answers: Answers, id: QuestionId, value: string): boolean {
  return getValues(answers, id).includes(value);
}

function getValues(answers: Answers, id: QuestionId): readonly string[] {
  return [answers[id] ?? []].flat();
}

/** Sets a single-choice answer, or toggles one of several. Removes answers to questions that are no longer visible. */
export function applyAnswer(answers: Answers, { id, alone }: QuizQuestion, value: string): Answers {
  const answer = alone ? toggle(getValues(answers, id), value, alone) : value;
  return parseAnswers({ ...answers, [id]: answer });
}

/** The exclusive answer replaces the others, and they replace it. */
function toggle(chosen: readonly string[], value: string, alone: string): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === alone) return [value];
  return [...chosen.filter((one) => one !== alone), value];
}

/** The valid answers to visible questions; several values in the order of the options. The input is untrusted. */
export function parseAnswers(given: Readonly<Record<string, unknown>>): Answers {
  const all: Answers = {};
  for (const { id, options, alone } of quizQuestions) {
    const answer = given[id];
    const values = options.map(({ value }) => value);
    if (alone) {
      const chosen = Array.isArray(answer) ? values.filter((value) => answer.includes(value)) : [];
      if (chosen.length > 0) Object.assign(all, { [id]: chosen });
    } else if (values.some((value) => value === answer)) {
      Object.assign(all, { [id]: answer });
    }
  }
  if (!visibleQuestions(all).some(({ id }) => id === "stage")) delete all.stage;
  return all;
}

/** Limits a step to the first question without an answer. One step past the last question are the results. */
export function reachableStep(answers: Answers, wanted: number): number {
  const questions = visibleQuestions(answers);
  const open = questions.findIndex(({ id }) => !isAnswered(answers, id));
  const last = open === -1 ? questions.length : open;
  return Math.max(0, Math.min(Math.trunc(wanted) || 0, last));
}

/** `step` counts from 0. */
export function getProgress(answers: Answers, step: number) {
  const count = visibleQuestions(answers).length;
  return { number: step + 1, count, percent: Math.round(((step + 1) / count) * 100) };
}

/** Answers to every visible question. */
export type FinishedAnswers = Required<Omit<Answers, "stage">> & Pick<Answers, "stage">;

export function isFinished(answers: Answers): answers is FinishedAnswers {
  return visibleQuestions(answers).every(({ id }) => isAnswered(answers, id));
}
