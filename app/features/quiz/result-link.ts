import * as v from "valibot";
import {
  type Answers,
  type FinishedAnswers,
  type QuizQuestion,
  quizQuestions,
} from "#brand/content/quiz/quiz.ts";
import { isResultFragment, resultPrefix } from "./quiz-history";
import { isChosen, isFinished, storedAnswers } from "./quiz-rules";

/*
 * Links to a result. The answers are in the fragment, which browsers never send: `/quiz#result=ct-sm-lhc-rv-bc-tq` has
 * for each question its code and those of the chosen options.
 */

/** The absolute URL of the result. */
export function getResultUrl(answers: FinishedAnswers, siteUrl: string): string {
  const parts = quizQuestions.flatMap(({ id, code, options }) => {
    const chosen = options.filter(({ value }) => isChosen(answers, id, value));
    return chosen.length > 0 ? code + chosen.map((option) => option.code).join("") : [];
  });
  return `${siteUrl}/quiz${resultPrefix}${parts.join("-")}`;
}

const linkedAnswers = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) =>
    Object.fromEntries(text.split("-").flatMap((part) => readPart(part) ?? [])),
  ),
  storedAnswers,
  v.guard((answers: Answers) => isFinished(answers)),
);

/** The answers in a fragment, which anyone can have written; `null` unless every question has one. */
export function parseResultFragment(hash: string): FinishedAnswers | null {
  if (!isResultFragment(hash)) return null;
  const { success, output } = v.safeParse(linkedAnswers, hash.slice(resultPrefix.length));
  return success ? output : null;
}

/** Codes of options that no longer exist are left out. */
function readPart(part: string): [id: string, answer: unknown][] | null {
  const question = quizQuestions.find(({ code }) => code === part[0]);
  return question ? [[question.id, readAnswer(question, part.slice(1))]] : null;
}

function readAnswer({ options, alone }: QuizQuestion, codes: string): unknown {
  const values = options.filter(({ code }) => codes.includes(code)).map(({ value }) => value);
  if (!alone) return values.length === 1 ? values[0] : undefined;
  return values.length > 1 ? values.filter((value) => value !== alone) : values;
}
