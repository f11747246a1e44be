import { redirect } from "react-router";
import { learnTargets } from "~/content/navigation";
import type { Route } from "./+types/learn";

/** Addresses in the shop's own links (specification, section 2) whose pages stand elsewhere. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(targetOf(request), 308);
}

/** The browser need not ask the server where they are. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirect(targetOf(request));
}

/** What stands after the `?` travels along, unless the target has its own. */
function targetOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const name = pathname.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
  const target = learnTargets[name as keyof typeof learnTargets] ?? "/science";
  return /[?#]/.test(target) ? target : target + search;
}
