import { useEffect, useEffectEvent, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { optionValues } from "~/blocks/option-values";
import { type PersistedProduct, toPersistedProduct } from "~/blocks/persisted-list";
import { NoProductLines, ProductLine, UndoRemove } from "~/blocks/product-line";
import { removeSaved, restoreSaved, useSaved } from "~/blocks/saved-products";
import { useCatalogue } from "~/blocks/use-catalogue";
import type { Product } from "~/commerce/model";
import type { LoadState } from "~/commerce/use-load-result";
import { AddButton } from "~/features/cart/add-to-cart";
import { useCartIsOpen } from "~/features/cart/cart-store";
import { formatPriceWithCode } from "~/lib/money";
import { counted } from "~/lib/text";
import { Drawer, DrawerHead, drawerInset, drawerScroll } from "~/ui/drawer";

type SavedDrawerProps = { isOpen: boolean; onClose: () => void; returnFocusTo: string };
type Removed = { product: PersistedProduct; index: number };

/** The products saved with a heart. Loaded when it is first opened. */
export function SavedDrawer({ isOpen, onClose, returnFocusTo }: SavedDrawerProps) {
  const { items, isPersisted } = useSaved();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const catalogue = useCatalogue("products", isOpen && items.length > 0);

  // The toast about a product that was added here opens the cart.
  const isCartOpen = useCartIsOpen();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isCartOpen) close();
  }, [isCartOpen]);

  function remove(product: PersistedProduct) {
    setRemoved({ product, index: items.indexOf(product) });
    removeSaved(product.handle);
  }

  function undo({ product, index }: Removed) {
    restoreSaved(product, index);
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
      catalogue={catalogue}
      onRemove={() => remove(product)}
      onFollow={onClose}
    />
  ));
  if (removed) {
    const { product, index } = removed;
    lines.splice(
      index,
      0,
      <UndoRemove
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
      <div className="flex h-full flex-col">
        <DrawerHead
          title="Saved"
          titleId="saved-title"
          status={items.length === 0 ? "Nothing saved yet" : counted(items.length, "product")}
          warning={
            !isPersisted &&
            "Your browser keeps no data for this shop, so the list lasts until you close this tab."
          }
          closeLabel="Close saved products"
          onClose={onClose}
          className="border-b border-line pb-5"
        />
        {catalogue.status === "failed" && items.length > 0 && (
          <div className={`${drawerInset} pt-5`}>
            <FailureNotice title="Prices could not be loaded. Your list is kept." {...catalogue} />
          </div>
        )}
        {lines.length > 0 && (
          <ul className={items.length > 0 ? drawerScroll : drawerInset}>{lines}</ul>
        )}
        {items.length === 0 && (
          <NoProductLines
            text="The heart on a product keeps it here, on this device alone."
            onFollow={onClose}
          />
        )}
      </div>
    </Drawer>
  );
}

function removeButtonId({ handle }: PersistedProduct): string {
  return `unsave-${handle}`;
}

type SavedLineProps = {
  product: PersistedProduct;
  catalogue: LoadState<Product[]>;
  onRemove: () => void;
  onFollow: () => void;
};

/** One saved product: as it was stored, until the store answers. */
function SavedLine({ product, catalogue, onRemove, onFollow }: SavedLineProps) {
  const products = catalogue.status === "ready" ? catalogue.value : null;
  const offer = products?.find((candidate) => candidate.handle === product.handle);
  const { title, handle, image } = offer ? toPersistedProduct(offer) : product;
  const isGone = products !== null && !offer;
  const variant = offer?.variants[0];
  const price = variant?.price ?? offer?.minPrice;

  return (
    <ProductLine
      title={title}
      to={isGone ? null : `/products/${handle}`}
      onFollow={onFollow}
      image={image}
      isGone={isGone}
      price={price && formatPriceWithCode(price)}
      options={variant && optionValues(variant).join(" · ")}
      note={isGone && "No longer in the shop."}
      removeButtonId={removeButtonId(product)}
      onRemove={onRemove}
    >
      {offer && <AddButton product={offer} />}
    </ProductLine>
  );
}
