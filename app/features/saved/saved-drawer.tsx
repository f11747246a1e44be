import { useEffect, useEffectEvent, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import type { PersistedProduct } from "~/blocks/persisted-product";
import { putBackSaved, removeSaved, useSaved } from "~/blocks/saved-products";
import { useCatalogue } from "~/blocks/use-catalogue";
import type { Product } from "~/commerce/model";
import type { LoadState } from "~/commerce/use-load-result";
import { useCartIsOpen } from "~/features/cart/cart-store";
import { RemovedLine } from "~/features/cart/removed-line";
import { counted } from "~/lib/text";
import { iconButtonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { NothingSaved } from "./nothing-saved";
import { type Offer, SavedLine } from "./saved-line";

type SavedDrawerProps = { isOpen: boolean; onClose: () => void; returnFocusTo: string };
type Removed = { product: PersistedProduct; index: number };

/** The products kept with a heart. Loaded when it is first opened. */
export function SavedDrawer({ isOpen, onClose, returnFocusTo }: SavedDrawerProps) {
  const { items, isPersisted } = useSaved();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const catalogue = useCatalogue("products", isOpen && items.length > 0);

  // "View cart" in the message about what was added here.
  const isCartOpen = useCartIsOpen();
  const giveWay = useEffectEvent(onClose);
  useEffect(() => {
    if (isCartOpen) giveWay();
  }, [isCartOpen]);

  function remove(product: PersistedProduct) {
    setRemoved({ product, index: items.indexOf(product) });
    removeSaved(product.handle);
  }

  function undo({ product, index }: Removed) {
    putBackSaved(product, index);
    setRemoved(null);
    // The focused button is gone; move focus to the line.
    requestAnimationFrame(() => document.getElementById(removeButtonId(product))?.focus());
  }

  function afterClose() {
    setRemoved(null);
    onClose();
  }

  const lines = items.map((product) => (
    <SavedLine
      key={product.handle}
      product={product}
      offer={getOffer(catalogue, product)}
      removeButtonId={removeButtonId(product)}
      onRemove={() => remove(product)}
      onFollow={onClose}
    />
  ));
  if (removed) {
    const { product, index } = removed;
    lines.splice(
      index,
      0,
      <RemovedLine
        key={`removed ${product.handle}`}
        title={product.title}
        onUndo={() => undo(removed)}
      />,
    );
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={afterClose}
      labelledBy="saved-title"
      returnFocusTo={returnFocusTo}
    >
      <div className="cart">
        <div className="cart-head border-b border-line pb-5">
          <div>
            <h2 id="saved-title" className="display text-[36px] leading-none lg:text-[44px]">
              Saved
            </h2>
            <p aria-live="polite" className="mt-1.5 text-note text-muted">
              {items.length === 0 ? "Nothing saved yet" : counted(items.length, "product")}
            </p>
            {!isPersisted && (
              <p className="mt-2 text-sm">
                Your browser keeps no data for this shop, so the list lasts until you close this
                tab.
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label="Close saved products"
            onClick={onClose}
            className={`${iconButtonClass} -mt-1.5 -mr-2.5`}
          >
            <Icon name="close" />
          </button>
        </div>
        {catalogue.status === "failed" && items.length > 0 && (
          <div className="cart-inset pt-5">
            <FailureNotice title="Prices could not be loaded. Your list is kept." {...catalogue} />
          </div>
        )}
        {lines.length > 0 && <ul className="cart-lines cart-scroll">{lines}</ul>}
        {items.length === 0 && <NothingSaved onFollow={onClose} />}
      </div>
    </Drawer>
  );
}

function getOffer(catalogue: LoadState<Product[]>, { handle }: PersistedProduct): Offer {
  if (catalogue.status !== "ready") return "unknown";
  return catalogue.value.find((product) => product.handle === handle) ?? "gone";
}

function removeButtonId({ handle }: PersistedProduct): string {
  return `unsave-${handle}`;
}
