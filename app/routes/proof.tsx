import { redirect } from "react-router";

/** The Proof has two pages and none of its own (specification, section 2). */
export function loader() {
  return redirect("/proof/testimonials", 308);
}
