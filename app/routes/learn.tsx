import { redirect } from "react-router";
import { learnTargets } from "~/content/navigation";
import type { Route } from "./+types/learn";

/** Redirects of paths that the shop links to (rule 45 in docs/rules.md). */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const name = pathname.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
  const target = learnTargets[name as keyof typeof learnTargets] ?? "/science";
  // Keeps the query, unless the target has its own.
  return redirect(/[?#]/.test(target) ? target : target + search, 308);
}
