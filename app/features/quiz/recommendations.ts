import type { AnswerTo, FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import {
  type Cause,
  causeClauses,
  type RoutineHandle,
  routineProducts,
} from "#brand/content/quiz/quiz-routine.ts";

type Priority = "essential" | "recommended";

export type Recommendation = {
  productHandle: RoutineHandle;
  priority: Priority;
  /** One sentence: "You …, so …". */
  reason: string;
};

type Rule = {
  productHandle: RoutineHandle;
  priority: Priority;
  /** The answers that speak for the product; without any it is not recommended. */
  causes: (answers: FinishedAnswers) => readonly (Cause | false)[];
};

/** Rule 20 in docs/rules.md. The order is that of the routine: essential first. */
const rules: readonly Rule[] = [
  {
    productHandle: "hair-nutraceutical",
    priority: "essential",
    // Follows the rule for thinning, growth and breakage; for other concerns nothing else is essential.
    causes: ({ concern }) => [`concern:${concern}`],
  },
  {
    productHandle: "after-wash-scalp-serum",
    priority: "essential",
    causes: ({ concern, stage }) =>
      concern === "thinning" || stage === "moderate" || stage === "advanced"
        ? [`concern:${concern}`, stage !== undefined && `stage:${stage}`]
        : [],
  },
  { productHandle: "shampoo", priority: "recommended", causes: washCauses },
  { productHandle: "conditioner", priority: "recommended", causes: washCauses },
  {
    productHandle: "hair-oil",
    priority: "recommended",
    causes: ({ concern, lifestyle }) => [
      (concern === "dryness" || concern === "texture") && `concern:${concern}`,
      lifestyle.includes("styling") && "lifestyle:styling",
    ],
  },
];

/** How many of each a budget takes; `recommended` counts what it adds to the essential ones. */
const limits: Record<AnswerTo<"budget">, Record<Priority, number>> = {
  starter: { essential: 2, recommended: 0 },
  complete: { essential: Number.POSITIVE_INFINITY, recommended: 2 },
  premium: { essential: Number.POSITIVE_INFINITY, recommended: Number.POSITIVE_INFINITY },
};

/** The routine for these answers, essential products first; never empty. */
export function getRecommendations(answers: FinishedAnswers): readonly Recommendation[] {
  const fitting = rules.flatMap(({ productHandle, priority, causes }) => {
    const clauses = causes(answers).flatMap((cause) => (cause ? causeClauses[cause] : []));
    if (clauses.length === 0) return [];
    const { effect } = routineProducts[productHandle];
    return { productHandle, priority, reason: `You ${clauses.join(" and ")}, so ${effect}` };
  });
  const limit = limits[answers.budget];
  return (["essential", "recommended"] as const).flatMap((priority) =>
    fitting.filter((one) => one.priority === priority).slice(0, limit[priority]),
  );
}

function washCauses({ concern, routine }: FinishedAnswers): readonly (Cause | false)[] {
  return [concern === "dryness" && "concern:dryness", routine === "minimal" && "routine:minimal"];
}
