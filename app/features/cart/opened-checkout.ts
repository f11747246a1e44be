const key = "shopify-cart-checkout-opened";

/**
 * That this tab opened a checkout, and nothing else of it: where the checkout took the place of the
 * shop, the page that she comes back to has forgotten.
 */
export function rememberCheckout(): void {
  attempt(() => sessionStorage.setItem(key, "yes"));
}

export function forgetCheckout(): void {
  attempt(() => sessionStorage.removeItem(key));
}

export function checkoutWasOpened(): boolean {
  return attempt(() => sessionStorage.getItem(key)) === "yes";
}

/** Storage may be blocked; then she removes the lines one by one. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
