/** For scrolling by script: at once for visitors who prefer reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
