import type { MouseEvent } from "react";
import { getScrollBehavior } from "~/lib/preferences";
import { type ButtonVariant, buttonClass } from "~/ui/button";

/** Id of the heading of the plans, which takes the focus. */
export const plansId = "plans";

type PlansLinkProps = { label: string; variant?: ButtonVariant };

/** Scrolls to the plans: smoothly, or at once with reduced motion; a plain anchor without script. */
export function PlansLink({ label, variant = "primary" }: PlansLinkProps) {
  return (
    <a href={`#${plansId}`} onClick={scrollToPlans} className={buttonClass(variant)}>
      {label}
    </a>
  );
}

function scrollToPlans(event: MouseEvent): void {
  const heading = document.getElementById(plansId);
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!heading || isNewTab) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: getScrollBehavior() });
}
