import { redirect, replace } from "react-router";

const testimonials = "/proof/testimonials";

/** The Proof has two pages and none of its own (specification, section 2). */
export function loader() {
  return redirect(testimonials, 308);
}

/** Takes the place of this address in the history, so that Back does not lead into a circle. */
export function clientLoader() {
  return replace(testimonials);
}
