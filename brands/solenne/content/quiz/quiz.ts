import type { Strip } from "~/lib/site-image";
import { inWords } from "~/lib/text";
import concerns from "../../generated/strips/quiz-concerns.ts";
import { market } from "../market";

/** A change of questions, values or their meaning raises it; stored answers to others are dropped. */
export const quizVersion = 1;

/** Ids in the order in which the questions are asked (rule 19 in docs/rules.md). */
const questionIds = ["concern", "stage", "lifestyle", "routine", "budget", "timeline"] as const;
export type QuestionId = (typeof questionIds)[number];

/** The questions that only some answers lead to. */
const conditionalIds = ["stage"] as const satisfies readonly QuestionId[];
type ConditionalId = (typeof conditionalIds)[number];

/** `five or six questions`. */
export const questionCount = `${inWords(questionIds.length - conditionalIds.length)} or ${inWords(questionIds.length)} questions`;

/** Whole dollars; premium has no upper end. */
export const budgetRanges = {
  starter: { from: 50, to: 100 },
  complete: { from: 100, to: 200 },
  premium: { from: 200, to: null },
} as const;

/** `$50–$100`, `$200+`. */
export function formatRange(budget: keyof typeof budgetRanges): string {
  const { from, to } = budgetRanges[budget];
  return to === null ? `${market.symbol}${from}+` : `${market.symbol}${from}–${market.symbol}${to}`;
}

/**
 * Options by question. The rules take their values from here. A `code` stands for the option in links that visitors
 * keep: a new name or text leaves it as it is, and that of a removed option is not used again.
 */
const quizOptions = {
  concern: [
    {
      value: "thinning",
      code: "t",
      label: "Thinning",
      description: "More scalp at the part, or a smaller ponytail.",
    },
    {
      value: "growth",
      code: "g",
      label: "Growth",
      description: "Healthy, and you want it longer.",
    },
    {
      value: "breakage",
      code: "b",
      label: "Breakage",
      description: "Short, snapped hairs along the strand.",
    },
    {
      value: "dryness",
      code: "d",
      label: "Dryness",
      description: "Rough to the touch, dull in daylight.",
    },
    {
      value: "texture",
      code: "x",
      label: "Texture",
      description: "Frizz, or curls that lose their shape.",
    },
  ],
  stage: [
    { value: "early", code: "e", label: "Early", description: "You notice. Nobody else does." },
    {
      value: "moderate",
      code: "m",
      label: "Moderate",
      description: "It shows in some light, or when tied back.",
    },
    { value: "advanced", code: "a", label: "Advanced", description: "It shows on most days." },
  ],
  lifestyle: [
    {
      value: "styling",
      code: "h",
      label: "Heat styling",
      description: "Blow-dryer, flat iron or hot brush, most weeks.",
    },
    {
      value: "color",
      code: "c",
      label: "Color",
      description: "Dye, highlights or bleach this year.",
    },
    {
      value: "swimming",
      code: "s",
      label: "Swimming",
      description: "Chlorine or salt, once a week or more.",
    },
    {
      value: "tied",
      code: "t",
      label: "Tied tight",
      description: "Ponytails, braids or extensions, most days.",
    },
    { value: "none", code: "n", label: "None of these", description: "Air-dried and left alone." },
  ],
  routine: [
    {
      value: "minimal",
      code: "m",
      label: "Very little",
      description: "Shampoo, and not much else.",
    },
    {
      value: "basic",
      code: "b",
      label: "The basics",
      description: "Shampoo and conditioner, most washes.",
    },
    {
      value: "steps",
      code: "s",
      label: "A few steps",
      description: "The basics, plus a weekly mask or oil.",
    },
    {
      value: "full",
      code: "f",
      label: "A full routine",
      description: "Scalp care, treatments and styling, on a schedule.",
    },
  ],
  budget: [
    {
      value: "starter",
      code: "s",
      label: formatRange("starter"),
      description: "Starter: essential steps, two at most.",
    },
    {
      value: "complete",
      code: "c",
      label: formatRange("complete"),
      description: "Complete: essentials, and up to two more.",
    },
    {
      value: "premium",
      code: "p",
      label: formatRange("premium"),
      description: "Premium: every step you could use.",
    },
  ],
  timeline: [
    {
      value: "quick",
      code: "q",
      label: "60-day plan",
      description: "Quick: a first look at two months.",
    },
    {
      value: "standard",
      code: "s",
      label: "3–4 months",
      description: "Standard: time to compare photos.",
    },
    {
      value: "patient",
      code: "p",
      label: "6+ months",
      description: "Patient: you’re here for the length.",
    },
  ],
} as const satisfies Record<QuestionId, readonly Option<string>[]>;

type Option<Value> = { value: Value; code: string; label: string; description: string };

export type AnswerTo<Id extends QuestionId> = (typeof quizOptions)[Id][number]["value"];
export type QuizOption = Option<AnswerTo<QuestionId>>;

/** `code` stands for the question in links, as those of the options do; `help` is one line under it. */
type QuestionText = {
  code: string;
  question: string;
  help: string;
  /** Show what the options mean, in their order: one file, so that no request tells the answer. */
  pictures?: Strip;
};
/** Asked only when the concern is one of these. */
type Condition = { showIf: { concern: readonly AnswerTo<"concern">[] } };
/** Marks a question with several answers, and names the one that excludes the others. */
type Several<Id extends QuestionId> = { alone?: AnswerTo<Id> };

const questions = {
  concern: {
    code: "c",
    question: "What matters most right now?",
    help: "Choose the one to start with.",
    pictures: concerns,
  },
  stage: {
    code: "s",
    question: "How noticeable is it?",
    help: "Your own impression is all we need.",
    showIf: { concern: ["thinning", "breakage"] },
  },
  lifestyle: {
    code: "l",
    question: "What does your hair put up with?",
    help: "Select all that apply",
    alone: "none",
  },
  routine: {
    code: "r",
    question: "What’s your routine today?",
    help: "Choose the one closest to a normal week.",
  },
  budget: {
    code: "b",
    question: "What would you like to spend?",
    help: "For the whole routine, bought once.",
  },
  timeline: {
    code: "t",
    question: "How long will you give it?",
    help: "Hair grows about half an inch a month.",
  },
} as const satisfies {
  [Id in QuestionId]: QuestionText & Several<Id> & (Id extends ConditionalId ? Condition : unknown);
};

type SeveralId = {
  [Id in QuestionId]: (typeof questions)[Id] extends { alone: string } ? Id : never;
}[QuestionId];

/** Answers so far; a list for a question with several. */
export type Answers = {
  [Id in QuestionId]?: Id extends SeveralId ? readonly AnswerTo<Id>[] : AnswerTo<Id>;
};

/** Answers to every visible question. */
export type FinishedAnswers = Required<Omit<Answers, ConditionalId>> & Pick<Answers, ConditionalId>;

export type QuizQuestion = QuestionText &
  Several<QuestionId> &
  Partial<Condition> & { id: QuestionId; options: readonly QuizOption[] };

export const quizQuestions: readonly QuizQuestion[] = questionIds.map((id) => ({
  id,
  ...questions[id],
  options: quizOptions[id],
}));
