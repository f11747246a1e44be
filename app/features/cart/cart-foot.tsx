import { useEffect, useRef } from "react";
import { site } from "~/content/site";
import { formatPriceWithCode, type Money } from "~/lib/money";
import { Button } from "~/ui/button";
import { drawerInset } from "~/ui/drawer-parts";
import { textLinkClass } from "~/ui/text-link";
import { clearCart, useCart } from "./cart-store";
import type { CheckoutProblem } from "./checkout";

const problemId = "checkout-problem";

type CartFootProps = {
  /** `null` when the lines cannot be added up. */
  total: Money | null;
  problem: CheckoutProblem | null;
  onCheckout: () => void;
};

export function CartFoot({ total, problem, onCheckout }: CartFootProps) {
  const isLoading = useCart((cart) => cart.isLoading);
  const isOpened = useCart((cart) => cart.checkoutUrl !== null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button lost focus while it was disabled; its description is the problem.
    if (problem && document.activeElement === document.body) buttonRef.current?.focus();
  }, [problem]);

  return (
    <div className={`border-t border-line pt-5 pb-5 lg:pt-6 lg:pb-8 ${drawerInset}`}>
      {problem && <Problem {...problem} />}
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-display text-display-sm">Total</dt>
        <dd className="tabular text-2xl font-medium">
          {total ? formatPriceWithCode(total) : "At checkout"}
        </dd>
      </dl>
      <p className="mt-1 mb-4 text-sm text-muted">
        Checkout shows shipping and any taxes before you pay.
      </p>
      <Button
        ref={buttonRef}
        size="large"
        disabled={isLoading}
        aria-describedby={problem ? problemId : undefined}
        onClick={onCheckout}
        className="w-full"
      >
        {isLoading ? "Creating Checkout..." : `Checkout with ${site.checkoutProvider}`}
      </Button>
      {isOpened && <AfterOrder />}
    </div>
  );
}

function Problem({ title, description }: CheckoutProblem) {
  return (
    <div id={problemId} className="mb-5 border-t-2 border-error bg-raised px-4 py-4 text-note">
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  );
}

/** The store reports no order to the shop, so the visitor empties the cart. */
function AfterOrder() {
  function empty() {
    clearCart();
    // The button goes with the lines.
    document.getElementById("cart-title")?.focus();
  }

  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-note">
      Finished your order?
      <button type="button" onClick={empty} className={textLinkClass}>
        Empty the cart
      </button>
    </p>
  );
}
