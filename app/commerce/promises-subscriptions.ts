import { type RootData, type RouteMatches, rootOf, useRoot } from "./root";

// Pages promise subscriptions as specified, unless the owner rules them out (rule 49 in docs/rules.md).

/** Whether the page may speak of subscriptions; one that reads the catalog says more with `chooseTerms`. */
export function usePromisesSubscriptions(): boolean {
  return promises(useRoot());
}

/** Whether a route's `meta` may speak of subscriptions. */
export function promisesSubscriptions(matches: RouteMatches): boolean {
  return promises(rootOf(matches));
}

function promises({ storefront }: RootData): boolean {
  return storefront.sellingPlans !== "off";
}
