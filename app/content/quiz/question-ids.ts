import { inWords } from "~/lib/text";

/*
 * Apart from the questions, because most pages name the number of them and only the quiz has the rest.
 */

/** Ids in the order in which the questions are asked (rule 19 in docs/rules.md). */
export const questionIds = [
  "concern",
  "stage",
  "lifestyle",
  "routine",
  "budget",
  "timeline",
] as const;
export type QuestionId = (typeof questionIds)[number];

/** The questions that only some answers lead to. */
const conditionalIds = ["stage"] as const satisfies readonly QuestionId[];
export type ConditionalId = (typeof conditionalIds)[number];

/** `five or six questions`. */
export const questionCount = `${inWords(questionIds.length - conditionalIds.length)} or ${inWords(questionIds.length)} questions`;
