import type { NavigationLink } from "#brand/content/navigation.ts";
import { useHasPage } from "./pages";
import { usePromisesSubscriptions } from "./promises-subscriptions";
import { useRoot, useShown } from "./root";

/** The links to pages that the shop has: without those that are off, invented, of subscriptions or accounts, where it has none. */
export function useShownLinks<Entry extends Omit<NavigationLink, "label">>(
  links: readonly Entry[],
): readonly Entry[] {
  const hasPage = useHasPage();
  const hasSubscriptions = usePromisesSubscriptions();
  const { hasAccounts } = useRoot();
  return useShown(links).filter(
    ({ to, ofSubscriptions, ofAccounts }) =>
      hasPage(to) && (hasSubscriptions || !ofSubscriptions) && (hasAccounts || !ofAccounts),
  );
}
