import { useHasPage } from "~/blocks/pages";
import { useShown } from "~/blocks/samples";
import type { NavigationLink } from "~/content/navigation";
import { usePromisesSubscriptions } from "./promises-subscriptions";

/** The links to pages that the shop has: without those that are off, invented, or promise subscriptions where it does not. */
export function useShownLinks<Entry extends Omit<NavigationLink, "label">>(
  links: readonly Entry[],
): readonly Entry[] {
  const hasPage = useHasPage();
  const hasSubscriptions = usePromisesSubscriptions();
  return useShown(links).filter(
    ({ to, ofSubscriptions }) => hasPage(to) && (hasSubscriptions || !ofSubscriptions),
  );
}
