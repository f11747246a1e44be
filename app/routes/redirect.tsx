import { redirect } from "react-router";
import { redirects } from "~/lib/paths";
import type { Route } from "./+types/redirect";

/** Keeps the query, unless the target has its own. */
export function loader({ pattern, url }: Route.LoaderArgs) {
  const target = redirects[pattern as keyof typeof redirects];
  return redirect(/[?#]/.test(target) ? target : target + url.search, 308);
}
