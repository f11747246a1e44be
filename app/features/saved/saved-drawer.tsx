import { useEffect, useEffectEvent } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import type { Product } from "~/commerce/model";
import { AddButton } from "~/features/cart/add-to-cart";
import { openCart, useCartIsOpen } from "~/features/cart/cart-store";
import { OrderAgain } from "~/features/cart/order-again";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { Caution } from "~/product/caution";
import { type PersistedProduct, toPersistedProduct } from "~/product/persisted-list";
import { NoProductLines, ProductLine, UndoRemove, useUndoRemove } from "~/product/product-line";
import { removeSaved, restoreSaved, useSaved } from "~/product/saved-products";
import { getListedPrice } from "~/product/subscription";
import { getStoreUnitPrice } from "~/product/unit-price";
import { useCatalog } from "~/product/use-catalog";
import { getFirstAvailableVariant, listOptions } from "~/product/variants";
import { type DrawerControl, drawerInset, drawerScroll, TitledDrawer } from "~/ui/drawer";

/** The products saved with a heart. Loaded when it is first opened. */
export function SavedDrawer({ isOpen, onClose, returnFocusTo }: DrawerControl) {
  const { items, isPersisted } = useSaved();
  const list = useUndoRemove(items, {
    remove: ({ handle }) => removeSaved(handle),
    restore: restoreSaved,
  });
  const catalog = useCatalog("products", isOpen && items.length > 0);

  // The toast about a product that was added here opens the cart.
  const isCartOpen = useCartIsOpen();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isCartOpen) close();
  }, [isCartOpen]);

  const again = isOpen && <OrderAgain titleId="saved-title" onAdded={openCart} />;

  function afterClose() {
    list.forget();
    onClose();
  }

  return (
    <TitledDrawer
      isOpen={isOpen}
      onClose={afterClose}
      returnFocusTo={returnFocusTo}
      title="Saved"
      titleId="saved-title"
      status={items.length === 0 ? "Nothing saved yet" : counted(items.length, "product")}
      warning={
        !isPersisted &&
        "Your browser isn’t saving data for this site, so your list will last until you close this tab."
      }
      closeLabel="Close saved products"
      headClass="border-b border-line pb-5"
    >
      {catalog.failure && items.length > 0 && (
        <div className={`${drawerInset} pt-5`}>
          <FailureNotice
            title="We couldn’t load prices. Your list is safe."
            retry={catalog.retry}
          />
        </div>
      )}
      {list.lines.length > 0 && (
        <div className={items.length > 0 ? drawerScroll : drawerInset}>
          <ul>
            {list.lines.map((product) =>
              list.isRemoved(product) ? (
                <UndoRemove
                  key={`removed ${product.handle}`}
                  id={product.handle}
                  title={product.title}
                  onUndo={() => list.undo(product)}
                />
              ) : (
                <SavedLine
                  key={product.handle}
                  product={product}
                  products={catalog.items}
                  onRemove={() => list.remove(product)}
                  onFollow={onClose}
                />
              ),
            )}
          </ul>
          {items.length > 0 && again}
        </div>
      )}
      {items.length === 0 && (
        <div className={drawerInset}>
          {again}
          <NoProductLines
            text="Tap the heart on any product to keep it here, on this device only."
            onFollow={onClose}
          />
        </div>
      )}
    </TitledDrawer>
  );
}

type SavedLineProps = {
  product: PersistedProduct;
  /** `null` until the store responds. */
  products: readonly Product[] | null;
  onRemove: () => void;
  onFollow: () => void;
};

/** One saved product: as it was stored, until the store responds. */
function SavedLine({ product, products, onRemove, onFollow }: SavedLineProps) {
  const offer = products?.find((candidate) => candidate.handle === product.handle);
  const { title, handle, image } = offer ? toPersistedProduct(offer) : product;
  const isGone = products !== null && !offer;
  const variant = offer && getFirstAvailableVariant(offer);
  const price = offer && getListedPrice(offer);
  const unitPrice = variant && price && getStoreUnitPrice(price, variant);

  return (
    <ProductLine
      id={handle}
      title={title}
      to={isGone ? null : getProductPath(handle)}
      onFollow={onFollow}
      image={image}
      isGone={isGone}
      price={
        price && (
          <>
            <span translate="no">{formatPriceWithCode(price)}</span>
            {offer.requiresSellingPlan && " with a subscription"}
          </>
        )
      }
      options={[variant && listOptions(variant), unitPrice].filter(Boolean).join(" · ")}
      note={isGone && "No longer available."}
      caution={<Caution isShort of={[handle]} />}
      onRemove={onRemove}
    >
      {offer && <AddButton product={offer} />}
    </ProductLine>
  );
}
