import { pageTitle } from "~/blocks/page-meta";
import { CartPage } from "~/features/cart/cart-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = { cache: contentCache };

export function meta() {
  return [{ title: pageTitle("Shopping Cart") }, { name: "robots", content: "noindex" }];
}

export default CartPage;
