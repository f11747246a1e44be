import { useState } from "react";
import { sendCartCopy } from "#brand/content/send-cart.ts";
import type { Product } from "~/commerce/model";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import type { CartItems } from "./cart-items";

type SendCartProps = { items: CartItems; products: readonly Product[] };

/** A closed line that opens the link to this cart. What makes its code is loaded then. */
export function SendCart(props: SendCartProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useOnDemand(
    isOpen,
    () => import("./send-cart-panel"),
    () => {
      setOpen(false);
      showToast(sendCartCopy.failed);
    },
  );
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-note underline decoration-accent decoration-1 underline-offset-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        {sendCartCopy.title}
      </summary>
      {isOpen && panel && <panel.SendCartPanel {...props} />}
    </details>
  );
}
