/** Pixels between the window's edge and a heading that was scrolled to (rule 32 in docs/rules.md). */
export const headingOffset = 100;

/** Scrolls smoothly, or at once with reduced motion, and moves focus and fragment to the heading. */
export function scrollToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({
    top: heading.getBoundingClientRect().top + window.scrollY - headingOffset,
    behavior: isCalm ? "auto" : "smooth",
  });
  heading.focus({ preventScroll: true });
  // Keep the router's state: one step back leaves the article, whichever heading was followed.
  history.replaceState(history.state, "", `#${encodeURIComponent(id)}`);
}
