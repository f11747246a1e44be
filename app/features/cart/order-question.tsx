import { orderQuestion } from "#brand/content/cart.ts";
import { Button } from "~/ui/button";
import { changeCart, forgetCheckout, useCart } from "./cart-store";
import { recordOrder } from "./placed-orders";

/** The store reports no order to the shop, so the cart asks while it has the lines of the last checkout. */
export function OrderQuestion() {
  const { items, checkoutUrl } = useCart();
  if (!checkoutUrl || items.length === 0) return null;

  function answer(act: () => void) {
    act();
    // The buttons disappear.
    document.getElementById("cart-title")?.focus();
  }
  function emptyCart() {
    recordOrder(items);
    changeCart(() => []);
  }

  const { question, yes, no } = orderQuestion;
  return (
    <section aria-labelledby="order-question" className="my-4 bg-raised px-4 py-3 text-note">
      <p id="order-question" className="mb-2 font-semibold">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => answer(emptyCart)}>
          {yes}
        </Button>
        <Button size="small" variant="secondary" onClick={() => answer(forgetCheckout)}>
          {no}
        </Button>
      </div>
    </section>
  );
}
