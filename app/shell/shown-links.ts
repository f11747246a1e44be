import { useShown } from "~/blocks/samples";
import type { NavigationLink } from "~/content/navigation";
import { usePromisesSubscriptions } from "~/product/promises-subscriptions";

/** The links to pages that the shop has: without those that are invented or promise subscriptions, where it does not. */
export function useShownLinks(links: readonly NavigationLink[]): readonly NavigationLink[] {
  const shown = useShown(links);
  const hasSubscriptions = usePromisesSubscriptions();
  return hasSubscriptions ? shown : shown.filter(({ ofSubscriptions }) => !ofSubscriptions);
}
