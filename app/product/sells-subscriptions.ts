import { useRouteLoaderData } from "react-router";
import type { PublicStorefront } from "~/commerce/context";

// Only a shop that sells subscriptions may promise deliveries that repeat (rule 49 in docs/rules.md).

type RootData = { storefront: Pick<PublicStorefront, "hasSellingPlans"> };

/** Whether the owner switched selling plans on; a page that reads the catalog has `getSubscriptionTerms`. */
export function useSellsSubscriptions(): boolean {
  return useRouteLoaderData<RootData>("root")?.storefront.hasSellingPlans ?? false;
}

/** The same for a route's `meta`; the first match is the root. */
export function sellsSubscriptions(
  matches: readonly [{ loaderData: RootData | undefined }, ...unknown[]],
): boolean {
  return matches[0].loaderData?.storefront.hasSellingPlans ?? false;
}
