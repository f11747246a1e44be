import { useRouteLoaderData } from "react-router";
import type { ShownProducts } from "~/lib/brand-product";
import type { PublicStorefront } from "./context";

/** What the root's loader returns: settings that are the same on every page. */
export type RootData = {
  storefront: PublicStorefront;
  /** Whether pages show what the content marks as invented (rule 50 in docs/rules.md). */
  showsSamples: boolean;
  products: ShownProducts;
  /** Whether the store has account pages, to which `/account` leads. */
  hasAccounts: boolean;
  /** Paths of the pages that the shop has not (rule 52 in docs/rules.md). */
  pagesOff: readonly string[];
  /** Whether a holiday event ran when the page was rendered. */
  isHolidayEvent: boolean;
};

/** On the error page of a shop whose settings did not load. */
const noRoot: RootData = {
  storefront: { endpoint: "", token: "", siteUrl: "", sellingPlans: "off" },
  showsSamples: false,
  products: { confirmed: [], samples: [] },
  hasAccounts: false,
  pagesOff: [],
  isHolidayEvent: false,
};

export function useRoot(): RootData {
  return useRouteLoaderData<RootData>("root") ?? noRoot;
}

/** A route's matches in `meta`; the first is the root. */
export type RouteMatches = readonly [{ loaderData: RootData | undefined }, ...unknown[]];

export function rootOf([root]: RouteMatches): RootData {
  return root.loaderData ?? noRoot;
}

/** The entries without those that are invented, unless pages show these (rule 50 in docs/rules.md). */
export function useShown<Entry extends { sample?: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const { showsSamples } = useRoot();
  return showsSamples ? entries : entries.filter(({ sample }) => !sample);
}
