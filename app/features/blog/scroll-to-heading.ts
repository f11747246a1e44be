/** Pixels between the window's edge and a heading that was scrolled to (rule 32 in docs/rules.md). */
export const headingOffset = 100;

/** Scrolls smoothly, or at once for whoever asked for less motion, and moves focus and address along. */
export function scrollToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({
    top: heading.getBoundingClientRect().top + window.scrollY - headingOffset,
    behavior: isCalm ? "auto" : "smooth",
  });
  heading.focus({ preventScroll: true });
  // The router's own state stays: one step back leaves the article, wherever she read in it.
  history.replaceState(history.state, "", `#${encodeURIComponent(id)}`);
}
