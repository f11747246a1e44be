import { redirect } from "react-router";

/** The Proof has two pages and none of its own (rule 45 in docs/rules.md). */
export function loader() {
  return redirect("/proof/testimonials", 308);
}
