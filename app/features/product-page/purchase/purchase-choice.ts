import type { Product, SellingPlan, SellingPlanAllocation, Variant } from "~/commerce/model";
import { getDefaultAllocation } from "~/product/subscription";

/** The chosen plan in the query; empty for a one-time purchase. The platform's own links have the same parameter. */
export const planParameter = "selling_plan";

/** The schedule in the query of a form that is sent without scripts. It counts only beside a plan. */
export const scheduleParameter = "schedule";

/** A plan's id as it is in the query: the number at the end of its global id. */
export function getShortPlanId({ id }: SellingPlan): string {
  return id.slice(id.lastIndexOf("/") + 1);
}

/** All plans of a product, each once. */
function getPlans({ variants }: Product): SellingPlan[] {
  const plans = variants
    .flatMap(({ sellingPlanAllocations }) => sellingPlanAllocations)
    .map(({ sellingPlan }) => [sellingPlan.id, sellingPlan] as const);
  return [...new Map(plans).values()];
}

/**
 * What the variant costs under the plan in the query; null for a one-time purchase. The query is untrusted: a plan that
 * the product does not have is ignored. A variant without the chosen plan has its own default, so that another choice
 * of an option never turns a subscription into a one-time purchase.
 */
export function findAllocation(
  product: Product,
  variant: Variant,
  searchParams: URLSearchParams,
): SellingPlanAllocation | null {
  const byDefault = getDefaultAllocation(variant) ?? null;
  const find = (parameter: string) => {
    const requested = searchParams.get(parameter);
    return getPlans(product).find((plan) => getShortPlanId(plan) === requested);
  };
  const plan = find(planParameter);
  if (!plan) return product.requiresSellingPlan ? byDefault : null;
  const { id } = find(scheduleParameter) ?? plan;
  return (
    variant.sellingPlanAllocations.find(({ sellingPlan }) => sellingPlan.id === id) ?? byDefault
  );
}

/** The query with the plan, or without one; its other parameters stay. */
export function writePlan(
  searchParams: URLSearchParams,
  plan: SellingPlan | null,
): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  next.delete(scheduleParameter);
  if (plan) next.set(planParameter, getShortPlanId(plan));
  else next.delete(planParameter);
  return next;
}
