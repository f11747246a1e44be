import { redirect } from "react-router";
import { requestContext } from "~/commerce/context";
import { addQuery, removeParameters, withQuery } from "~/lib/paths";
import { toOwnPath } from "~/lib/urls";
import type { Route } from "./+types/discount";

/**
 * Redirects to the path in `redirect`, otherwise home. The page keeps the code of its query for the visit, because
 * only the browser can (`app/features/cart/discount-code.ts`).
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).storefront;
  const requested = url.searchParams.get("redirect") ?? "/";
  const path = toOwnPath(requested, [siteUrl]) ?? "/";
  const search = withQuery("", [["discount", params.code]]);
  return redirect(addQuery(addQuery(path, search), removeParameters(url.search, ["redirect"])));
}
