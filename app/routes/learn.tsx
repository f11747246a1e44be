import { redirect } from "react-router";
import { learnTargets } from "~/content/navigation";
import type { Route } from "./+types/learn";

/** Addresses in the shop's own links whose pages stand elsewhere (rule 45 in docs/rules.md). */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const name = pathname.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
  const target = learnTargets[name as keyof typeof learnTargets] ?? "/science";
  // The query of the request is kept, unless the target has its own.
  return redirect(/[?#]/.test(target) ? target : target + search, 308);
}
