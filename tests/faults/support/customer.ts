import { createCommerceClient } from "../../../app/commerce/client";
import { createCheckout } from "../../../app/commerce/operations/cart-create";
import { fetchProducts } from "../../../app/commerce/operations/products";
import { EMBEDDED_PUBLIC_TOKEN } from "../../../embedded-commerce/service";
import { shopper } from "../../support/checkout";
import { visit } from "./visits";

/** What a shopper's browser does at the embedded store of a shop. */
export async function openBuyer(origin: string) {
  const client = createCommerceClient({
    endpoint: `${origin}/api/2025-07/graphql.json`,
    token: EMBEDDED_PUBLIC_TOKEN,
  });
  const products = await fetchProducts(client, 250);
  const onSale = products.flatMap(({ variants }) =>
    variants.filter(({ availableForSale }) => availableForSale).map(({ id }) => id),
  );
  let carts = 0;

  /** The path of a checkout for one thing, another one each time. */
  async function fillCart(): Promise<string> {
    const merchandiseId = onSale[carts++ % onSale.length] ?? "";
    const { checkoutUrl } = await createCheckout(client, [{ merchandiseId, quantity: 1 }]);
    const link = new URL(checkoutUrl);
    const { headers } = await visit(origin + link.pathname + link.search);
    return headers.get("location") ?? "";
  }

  /** Sends the form of the checkout that was opened. */
  function placeOrder(path: string, openedPage: string) {
    const seen = /name="seen" value="([^"]+)"/.exec(openedPage)?.[1] ?? "";
    return visit(origin + path, {
      method: "POST",
      body: new URLSearchParams({ ...shopper, seen }),
    });
  }

  return {
    fillCart,
    placeOrder,
    /** The path of the confirmation; `null` when it was not said that the order is placed. */
    async order(): Promise<string | null> {
      const path = await fillCart();
      const { text } = await visit(origin + path);
      const { status, headers } = await placeOrder(path, text);
      return status === 303 ? headers.get("location") : null;
    },
  };
}

/** Signs an address up from a client of its own; behind a proxy, as the shop has to be told. */
export function signUp(origin: string, email: string, client = "192.0.2.1") {
  return visit(`${origin}/newsletter`, {
    method: "POST",
    body: JSON.stringify({ email, source: "footer" }),
    headers: { "content-type": "application/json", "x-forwarded-for": client },
  });
}
