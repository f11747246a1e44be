import type { CategoryId } from "../categories";
import type { ProductHandle } from "../products/index";
import type { AnswerTo, FinishedAnswers } from "./quiz";

export type Priority = "essential" | "recommended";

/** How many of each a budget takes; `recommended` counts what it adds to the essential ones. */
export const budgetLimits: Record<AnswerTo<"budget">, Record<Priority, number>> = {
  starter: { essential: 2, recommended: 0 },
  complete: { essential: Number.POSITIVE_INFINITY, recommended: 2 },
  premium: { essential: Number.POSITIVE_INFINITY, recommended: Number.POSITIVE_INFINITY },
};

/** A product that the quiz can recommend (rule 20 in docs/rules.md), with the texts that hold for every answer. */
export type RoutineProduct = {
  priority: Priority;
  /** The answers that speak for the product; without any it is not recommended. */
  causes: (answers: FinishedAnswers) => readonly (Cause | false)[];
  /** Category whose products are shown when the store has none of the recommended ones. */
  category: CategoryId;
  timeOfDay: string;
  /** Ends the reason, after "You …, so". Topicals speak of looks and feel alone (21 CFR 310.527). */
  effect: string;
};

/**
 * By handle, in the order of the routine; empty for a brand without quiz. An asterisk ties a claim for a supplement to the statement under the routine.
 */
export const routineProducts: Readonly<Partial<Record<ProductHandle, RoutineProduct>>> = {
  "hair-nutraceutical": {
    priority: "essential",
    // Follows the rule for thinning, growth and breakage; for other concerns nothing else is essential.
    causes: ({ concern }) => [`concern:${concern}`],
    category: "nutraceuticals",
    timeOfDay: "Every morning, with food",
    effect:
      "we start inside: one daily serving with biotin, and with zinc and selenium to support normal hair.*",
  },
  "after-wash-scalp-serum": {
    priority: "essential",
    causes: ({ concern, stage }) =>
      concern === "thinning" || stage === "moderate" || stage === "advanced"
        ? [`concern:${concern}`, stage !== undefined && `stage:${stage}`]
        : [],
    category: "scalp-therapy",
    timeOfDay: "After each wash",
    effect: "your scalp gets its own care: a light layer that leaves roots looking lifted.",
  },
  shampoo: {
    priority: "recommended",
    causes: ({ concern, routine }) => [
      concern === "dryness" && "concern:dryness",
      routine === "minimal" && "routine:minimal",
    ],
    category: "haircare",
    timeOfDay: "Every wash",
    effect:
      "start with a gentle shampoo: oat and aloe clean without stripping, and hair feels soft.",
  },
  conditioner: {
    priority: "recommended",
    causes: ({ concern, routine }) => [
      concern === "dryness" && "concern:dryness",
      routine === "minimal" && "routine:minimal",
    ],
    category: "haircare",
    timeOfDay: "Two minutes per wash",
    effect: "one step does most of the smoothing: a comb glides through, and hair looks glossy.",
  },
  "hair-oil": {
    priority: "recommended",
    causes: ({ concern, lifestyle }) => [
      (concern === "dryness" || concern === "texture") && `concern:${concern}`,
      lifestyle.includes("styling") && "lifestyle:styling",
    ],
    category: "scalp-therapy",
    timeOfDay: "On damp ends",
    effect:
      "your ends need something to glide on: four drops smooth the surface, and hair looks glossier.",
  },
};

/** An answer that speaks for a product. */
export type Cause =
  | `concern:${AnswerTo<"concern">}`
  | `stage:${AnswerTo<"stage">}`
  | `routine:${Extract<AnswerTo<"routine">, "minimal">}`
  | `lifestyle:${Extract<AnswerTo<"lifestyle">, "styling">}`;

/** The visitor's answer as a clause after "You"; two of them are joined by "and". */
export const causeClauses: Record<Cause, string> = {
  "concern:thinning": "put thinning first",
  "concern:growth": "put growth first",
  "concern:breakage": "put breakage first",
  "concern:dryness": "put dryness first",
  "concern:texture": "put texture first",
  "stage:early": "called it early",
  "stage:moderate": "called it moderate",
  "stage:advanced": "called it advanced",
  "routine:minimal": "don’t use much now",
  "lifestyle:styling": "style with heat",
};

export const timelineTexts: Record<AnswerTo<"timeline">, string> = {
  quick:
    "You chose a 60-day plan. Judge shine and feel by then; length takes longer than two months.",
  standard: "You chose 3–4 months: long enough to see a difference in the same light.",
  patient: "You chose 6+ months: three inches of new length, if your hair keeps its usual pace.",
};
