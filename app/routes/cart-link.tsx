import { data } from "react-router";
import { parseCartLink } from "~/features/cart/cart-link";
import { CartLinkPage } from "~/features/cart/cart-link-page";
import type { Route } from "./+types/cart-link";
import { meta as cartMeta } from "./cart";
import NotFound, { meta as notFoundMeta } from "./not-found";

export { ErrorBoundary } from "~/shell/error-boundary";

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? cartMeta() : notFoundMeta();
}

/** Text that lists no variants is not a page. Forms of themes write `/cart/add?id=42&quantity=1`. */
export function loader({ params, url: { searchParams } }: Route.LoaderArgs) {
  const added = `${searchParams.get("id")}:${searchParams.get("quantity") ?? 1}`;
  const lines = parseCartLink(params.lines === "add" ? added : params.lines);
  return lines ? { lines } : data(null, { status: 404 });
}

/** The platform's links that fill a cart: `/cart/42:1,43:2`. They are unlimited in number, so none is cached. */
export default function CartLinkRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <CartLinkPage lines={loaderData.lines} /> : <NotFound />;
}
