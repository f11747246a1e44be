import { pageTitle } from "~/blocks/page-meta";
import { CartLinkPage } from "~/features/cart/cart-link-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = { cache: contentCache };

export function meta() {
  return [{ title: pageTitle("Your cart") }, { name: "robots", content: "noindex" }];
}

/** Opens the cart over the shop. */
export default function CartRoute() {
  return <CartLinkPage lines={[]} />;
}
