/** A change of questions, values or their meaning raises it; stored answers to others are dropped. */
export const quizVersion = 1;

/** Whole dollars; premium has no upper end. */
export const budgetRanges = {
  starter: { from: 50, to: 100 },
  complete: { from: 100, to: 200 },
  premium: { from: 200, to: null },
} as const;

/** `$50–$100`, `$200+`. */
export function formatRange(budget: keyof typeof budgetRanges): string {
  const { from, to } = budgetRanges[budget];
  return to === null ? `$${from}+` : `$${from}–$${to}`;
}

/** Options by question. The rules take their values from here. */
export const quizOptions = {
  concern: [
    {
      value: "thinning",
      label: "Thinning",
      description: "More scalp at the part, or a smaller ponytail.",
    },
    { value: "growth", label: "Growth", description: "Healthy, and you want it longer." },
    {
      value: "breakage",
      label: "Breakage",
      description: "Short, snapped hairs along your lengths.",
    },
    { value: "dryness", label: "Dryness", description: "Rough to the touch, dull in daylight." },
    {
      value: "texture",
      label: "Texture",
      description: "Frizz, or curls that lose their shape.",
    },
  ],
  stage: [
    { value: "early", label: "Early", description: "You notice. Nobody else does." },
    {
      value: "moderate",
      label: "Moderate",
      description: "It shows in some light, or when tied back.",
    },
    { value: "advanced", label: "Advanced", description: "It shows on most days." },
  ],
  lifestyle: [
    {
      value: "styling",
      label: "Heat styling",
      description: "Blow-dryer, flat iron or hot brush, most weeks.",
    },
    { value: "color", label: "Color", description: "Dye, highlights or bleach this year." },
    { value: "swimming", label: "Swimming", description: "Chlorine or salt, once a week or more." },
    {
      value: "tied",
      label: "Tied tight",
      description: "Ponytails, braids or extensions, most days.",
    },
    { value: "none", label: "None of these", description: "Air-dried and left alone." },
  ],
  routine: [
    { value: "minimal", label: "Very little", description: "Shampoo, and not much else." },
    { value: "basic", label: "The basics", description: "Shampoo and conditioner, most washes." },
    { value: "steps", label: "A few steps", description: "The basics, plus a weekly mask or oil." },
    {
      value: "full",
      label: "A full routine",
      description: "Scalp care, treatments and styling, on a schedule.",
    },
  ],
  budget: [
    {
      value: "starter",
      label: formatRange("starter"),
      description: "Starter: essential steps, two at most.",
    },
    {
      value: "complete",
      label: formatRange("complete"),
      description: "Complete: essentials, and up to two more.",
    },
    {
      value: "premium",
      label: formatRange("premium"),
      description: "Premium: every step that fits you.",
    },
  ],
  timeline: [
    {
      value: "quick",
      label: "60-day plan",
      description: "Quick: a first honest look at two months.",
    },
    {
      value: "standard",
      label: "3–4 months",
      description: "Standard: time to compare photos.",
    },
    { value: "patient", label: "6+ months", description: "Patient: you’re here for the length." },
  ],
} as const satisfies Record<string, readonly Option<string>[]>;

type Option<Value> = { value: Value; label: string; description: string };

export type QuestionId = keyof typeof quizOptions;
export type AnswerTo<Id extends QuestionId> = (typeof quizOptions)[Id][number]["value"];
export type QuizOption = Option<AnswerTo<QuestionId>>;

/** Answers so far; a list for the question with several. */
export type Answers = {
  [Id in Exclude<QuestionId, "lifestyle">]?: AnswerTo<Id>;
} & { lifestyle?: readonly AnswerTo<"lifestyle">[] };

export type QuizQuestion = {
  id: QuestionId;
  question: string;
  /** One line under it. */
  help: string;
  /** Asked only when the concern is one of these. */
  showIf?: { concern: readonly AnswerTo<"concern">[] };
  /** Of a question with several answers: the one that stands alone. */
  alone?: AnswerTo<"lifestyle">;
  options: readonly QuizOption[];
};

/** In the order in which they are asked (rule 19 in docs/rules.md). */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: "concern",
    question: "What matters most right now?",
    help: "Choose the one to start with.",
    options: quizOptions.concern,
  },
  {
    id: "stage",
    question: "How far along is it?",
    help: "Your own impression is all we need.",
    showIf: { concern: ["thinning", "breakage"] },
    options: quizOptions.stage,
  },
  {
    id: "lifestyle",
    question: "What does your hair put up with?",
    help: "Select all that apply",
    alone: "none",
    options: quizOptions.lifestyle,
  },
  {
    id: "routine",
    question: "What’s your routine today?",
    help: "Choose the one closest to a normal week.",
    options: quizOptions.routine,
  },
  {
    id: "budget",
    question: "What would you like to spend?",
    help: "For the whole routine, one time.",
    options: quizOptions.budget,
  },
  {
    id: "timeline",
    question: "How long will you give it?",
    help: "Hair grows about half an inch a month.",
    options: quizOptions.timeline,
  },
];
