import { useRouteLoaderData } from "react-router";

// Invented reviews, press and people are hidden with one setting (rule 50 in docs/rules.md).

/** Whether pages show what the content marks as invented. */
export function useShowsSamples(): boolean {
  return useRouteLoaderData<{ showsSamples: boolean }>("root")?.showsSamples ?? false;
}

/** The same for a route's `meta`; the first match is the root. */
export function showsSamples(
  matches: readonly [{ loaderData: { showsSamples: boolean } | undefined }, ...unknown[]],
): boolean {
  return matches[0].loaderData?.showsSamples ?? false;
}

/** The entries without those that are invented, unless pages show these. */
export function useShown<Entry extends { sample?: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const showsSamples = useShowsSamples();
  return showsSamples ? entries : entries.filter(({ sample }) => !sample);
}
