import { data, redirect } from "react-router";
import { addQuery } from "~/lib/paths";
import { redirectTable } from "~/site/redirect-table";
import type { Route } from "./+types/redirect";

export { default, meta } from "./not-found";

/**
 * For a day in the browser that followed it. Never in a shared cache: some leave campaign parameters out of their
 * key, and would give one visitor's to another.
 */
const permanent = { status: 308, headers: { "Cache-Control": "private, max-age=86400" } };

/** Keeps the query. The store is not asked. */
export function loader({ params, pattern, url }: Route.LoaderArgs) {
  const destination = redirectTable.get(pattern.replace(/^\//, ""))?.(params) ?? null;
  if (!destination) return data(null, { status: 404 });
  const location = addQuery(destination.to, url.search);
  return redirect(location, destination.isTemporary ? 302 : permanent);
}
