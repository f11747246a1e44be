import { data, redirect } from "react-router";
import { requestContext } from "~/commerce/context";
import { addQuery } from "~/lib/paths";
import type { Route } from "./+types/account";

export { default, meta } from "./not-found";

/** Redirects to the store's own account pages, where customers sign in; without `SHOPIFY_ACCOUNT_URL` there are none. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { accountUrl } = context.get(requestContext);
  return accountUrl ? redirect(addQuery(accountUrl, url.search)) : data(null, { status: 404 });
}
