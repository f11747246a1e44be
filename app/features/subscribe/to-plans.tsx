import type { MouseEvent } from "react";
import { type ButtonVariant, buttonClass } from "~/ui/button";

/** Of the heading of the plans, which takes the focus. */
export const plansId = "plans";

type ToPlansProps = { label: string; variant?: ButtonVariant; className?: string };

/** Scrolls to the plans: smoothly, or at once with less motion asked for; a plain anchor without script. */
export function ToPlans({ label, variant = "primary", className = "" }: ToPlansProps) {
  return (
    <a href={`#${plansId}`} onClick={goToPlans} className={`${buttonClass(variant)} ${className}`}>
      {label}
    </a>
  );
}

function goToPlans(event: MouseEvent): void {
  const heading = document.getElementById(plansId);
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
  if (!heading || isNewTab) return;
  event.preventDefault();
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
}
