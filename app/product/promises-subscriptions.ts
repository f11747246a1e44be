import { useRouteLoaderData } from "react-router";
import type { PublicStorefront, SellingPlans } from "~/commerce/context";

// Pages promise subscriptions as specified, unless the owner rules them out (rule 49 in docs/rules.md).

type RootData = { storefront: Pick<PublicStorefront, "sellingPlans"> };

/** Whether the page may speak of subscriptions; one that reads the catalog says more with `chooseTerms`. */
export function usePromisesSubscriptions(): boolean {
  return promises(useSellingPlans());
}

/** What the owner says of selling plans; they count as ruled out where the settings did not load. */
export function useSellingPlans(): SellingPlans {
  return useRouteLoaderData<RootData>("root")?.storefront.sellingPlans ?? "off";
}

/** Whether a route's `meta` may speak of subscriptions; the first match is the root. */
export function promisesSubscriptions(
  matches: readonly [{ loaderData: RootData | undefined }, ...unknown[]],
): boolean {
  return promises(matches[0].loaderData?.storefront.sellingPlans ?? "off");
}

function promises(sellingPlans: SellingPlans): boolean {
  return sellingPlans !== "off";
}
