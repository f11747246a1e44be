import { startTransition, useOptimistic, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { Product, SellingPlan, SellingPlanAllocation, Variant } from "~/commerce/model";
import type { Money } from "~/lib/money";
import { dispatchProductSelect } from "../product-events";
import {
  type ChosenOptions,
  findVariant,
  hasUnknownVariant,
  parseChoice,
  writeChoice,
} from "./option-choice";
import { findAllocation, writePlan } from "./purchase-choice";

export type VariantChoice = {
  choice: ChosenOptions;
  variant: Variant | null;
  /** The image of a variant that somebody chose, here or in the link. */
  imageUrl: string | null;
  /** Why the choice cannot be added, whether or not the variant is in stock. */
  obstacle: Obstacle | null;
  choose: (name: string, value: string) => void;
  /** What the variant costs under the chosen plan; null for a one-time purchase. */
  allocation: SellingPlanAllocation | null;
  /** What one delivery of a variant costs, bought as chosen. */
  getPrice: (variant: Variant) => Money;
  /** Null for a one-time purchase. */
  choosePlan: (plan: SellingPlan | null) => void;
  quantity: number;
  setQuantity: (quantity: number) => void;
};

type Obstacle =
  /** No fetched variant has all chosen options. */
  | "options"
  /** The link leads to a variant that was not fetched, or that is gone. */
  | "link"
  /** The variant is sold with a plan only, and the store offers none. */
  | "plan";

export function getChosenPrice({ variant, getPrice }: VariantChoice): Money | null {
  return variant && getPrice(variant);
}

/**
 * The chosen options, which are in the URL, and the selected variant. A combination that no fetched variant has
 * leaves the variant as it was (rule 13 in docs/rules.md); it cannot be added then. So does a link to an unknown one.
 */
export function useVariantChoice(product: Product): VariantChoice {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // A choice counts at once, and the next one builds on it, before the router has written it to the URL.
  const [query, setQuery] = useOptimistic(searchParams);
  const choice = parseChoice(product, query);
  const offered = findVariant(product, choice);
  const [quantity, setQuantity] = useState(1);
  const [variant, setVariant] = useState(offered ?? product.variants[0] ?? null);
  if (offered && offered !== variant) setVariant(offered);

  function change(next: URLSearchParams) {
    startTransition(async () => {
      setQuery(next);
      await navigate({ search: String(next) }, { replace: true, preventScrollReset: true, state });
    });
  }

  const allocation = variant && findAllocation(product, variant, query);

  function getObstacle(): Obstacle | null {
    if (hasUnknownVariant(product, query)) return "link";
    if (!offered) return "options";
    return product.requiresSellingPlan && !allocation ? "plan" : null;
  }

  return {
    choice,
    variant,
    imageUrl: query.size > 0 ? ((variant?.image ?? product.images[0])?.url ?? null) : null,
    obstacle: getObstacle(),
    choose(name, value) {
      const chosen = new Map(choice).set(name, value);
      change(writeChoice(query, chosen));
      dispatchProductSelect(product, chosen);
    },
    allocation,
    getPrice: (other) => (findAllocation(product, other, query) ?? other).price,
    choosePlan: (plan) => change(writePlan(query, plan)),
    quantity,
    setQuantity,
  };
}
