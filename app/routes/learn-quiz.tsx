import { redirect } from "react-router";
import type { Route } from "./+types/learn-quiz";

/** The address in the shop's own links (specification, section 2); the quiz itself is at /quiz. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(quizAddress(request), 308);
}

/** The browser need not ask the server where it is. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirect(quizAddress(request));
}

function quizAddress(request: Request): string {
  return `/quiz${new URL(request.url).search}`;
}
