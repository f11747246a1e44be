import { redirect } from "react-router";

const testimonials = "/proof/testimonials";

/** The Proof has two pages and none of its own (specification, section 2). */
export function loader() {
  return redirect(testimonials, 308);
}

/**
 * The browser's router follows a redirect before it writes the history: the testimonials stand in the
 * place of this address, and Back leads to the page from which she came.
 */
export function clientLoader() {
  return redirect(testimonials);
}
