import type { ProductHandle } from "#brand/content/products/index.ts";
import type { FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import {
  budgetLimits,
  causeClauses,
  type Priority,
  type RoutineProduct,
  routineProducts,
} from "#brand/content/quiz/quiz-routine.ts";

export type Recommendation = {
  productHandle: ProductHandle;
  priority: Priority;
  /** One sentence: "You …, so …". */
  reason: string;
};

const candidates = Object.entries(routineProducts) as [ProductHandle, RoutineProduct][];

/** The routine for these answers, essential products first; never empty. */
export function getRecommendations(answers: FinishedAnswers): readonly Recommendation[] {
  const fitting = candidates.flatMap(([productHandle, { priority, causes, effect }]) => {
    const clauses = causes(answers).flatMap((cause) => (cause ? causeClauses[cause] : []));
    if (clauses.length === 0) return [];
    return { productHandle, priority, reason: `You ${clauses.join(" and ")}, so ${effect}` };
  });
  const limits = budgetLimits[answers.budget];
  return (["essential", "recommended"] as const).flatMap((priority) =>
    fitting.filter((one) => one.priority === priority).slice(0, limits[priority]),
  );
}
