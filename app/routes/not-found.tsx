import { data } from "react-router";
import { isDocumentContext } from "~/commerce/context";
import { site } from "~/content/site";
import { NotFoundPage } from "~/shell/not-found-page";
import type { Route } from "./+types/not-found";

export function meta() {
  return [{ title: `Page not found | ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** Without a 404 for client navigations, which the browser would log as a failed request. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(isDocumentContext) ? data(null, { status: 404 }) : null;
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
