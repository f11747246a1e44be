import { pageTitle } from "~/blocks/page-meta";
import { respondNotFound } from "~/commerce/load";
import { parseCartLink } from "~/features/cart/cart-link";
import { CartLinkPage } from "~/features/cart/cart-link-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/cart";
import NotFound, { meta as notFoundMeta } from "./not-found";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = { cache: contentCache };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  return [{ title: pageTitle("Your cart") }, { name: "robots", content: "noindex" }];
}

/** Text that lists no variants is no page. */
export function loader({ context, params }: Route.LoaderArgs) {
  const lines = params.lines === undefined ? [] : parseCartLink(params.lines);
  return lines ? { lines } : respondNotFound(context);
}

/** `/cart`, and the platform's links that fill a cart: `/cart/42:1,43:2`. */
export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <CartLinkPage lines={loaderData.lines} /> : <NotFound />;
}
