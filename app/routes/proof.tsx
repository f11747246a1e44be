import { redirect } from "react-router";

/** Proof has two pages and no page of its own (rule 45 in docs/rules.md). */
export function loader() {
  return redirect("/proof/testimonials", 308);
}
