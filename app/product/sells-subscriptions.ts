import { useRouteLoaderData } from "react-router";
import type { PublicStorefront } from "~/commerce/context";
import type { Product } from "~/commerce/model";

// Only a shop that sells subscriptions may promise deliveries that repeat (rule 49 in docs/rules.md).

type RootData = { storefront: Pick<PublicStorefront, "hasSellingPlans"> };

/** On a page that reads the catalog: whether any of its products has a selling plan. */
export function hasSubscriptions(catalogue: readonly Product[]): boolean {
  return catalogue.some(({ variants }) =>
    variants.some(({ sellingPlanAllocations }) => sellingPlanAllocations.length > 0),
  );
}

/** On any other page: whether the owner switched selling plans on. */
export function useSellsSubscriptions(): boolean {
  return useRouteLoaderData<RootData>("root")?.storefront.hasSellingPlans ?? false;
}

/** The same for a route's `meta`; the first match is the root. */
export function sellsSubscriptions(
  matches: readonly [{ loaderData: RootData | undefined }, ...unknown[]],
): boolean {
  return matches[0].loaderData?.storefront.hasSellingPlans ?? false;
}
