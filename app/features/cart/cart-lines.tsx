import { Fragment } from "react";
import type { ShortLine } from "~/commerce/operations/cart-create";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { optionValues } from "~/product/options";
import { ProductLine, type UndoList, UndoRemove } from "~/product/product-line";
import { QuantityStepper } from "~/ui/quantity-stepper";
import { type CartItem, maxQuantity, setQuantity } from "./cart-items";
import { changeCart, closeCart } from "./cart-store";
import { getLinePrice } from "./cart-totals";
import { useCheckout } from "./checkout";

/** `list` is the cart with the line that was removed last. */
export function CartLines({ list }: { list: UndoList<CartItem> }) {
  return (
    <ul>
      {list.lines.map((item) =>
        list.isRemoved(item) ? (
          <UndoRemove
            key={`removed ${item.variantId}`}
            id={item.variantId}
            title={item.product.node.title}
            onUndo={list.undo}
          />
        ) : (
          <CartLine key={item.variantId} item={item} onRemove={() => list.remove(item)} />
        ),
      )}
    </ul>
  );
}

function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const shortage = useCheckout(({ shortages }) => shortages.get(item.variantId));
  const { title, handle, images } = item.product.node;
  const isSoldOut = shortage?.available === 0;

  function changeQuantity(quantity: number) {
    if (quantity < 1) onRemove();
    else changeCart((items) => setQuantity(items, item.variantId, quantity));
  }

  const url = images.edges[0]?.node.url;
  return (
    <ProductLine
      id={item.variantId}
      title={title}
      titleId={getLineTitleId(item.variantId)}
      to={handle ? getProductPath(handle) : null}
      onFollow={closeCart}
      image={url ? { url, alt: "" } : null}
      price={
        <span className={isSoldOut ? "text-muted" : undefined}>
          {formatPriceWithCode(getLinePrice(item))}
        </span>
      }
      options={<LineOptions item={item} />}
      note={getNote(item, shortage)}
      // A double click on a suggestion ends here, over the line that it has added.
      onRemove={({ detail }) => detail < 2 && onRemove()}
    >
      {!isSoldOut && (
        <QuantityStepper
          of={title}
          quantity={item.quantity}
          min={0}
          max={maxQuantity}
          onChange={changeQuantity}
          className="min-h-11 grid-cols-[44px_minmax(28px,auto)_44px] text-center font-medium"
        >
          <output className="tabular self-center">
            <span className="sr-only">Quantity </span>
            {item.quantity}
          </output>
        </QuantityStepper>
      )}
    </ProductLine>
  );
}

/** Id of the heading that gets focus when a suggestion adds the line. */
export function getLineTitleId(variantId: string): string {
  return `line ${variantId}`.replaceAll(/\s/g, "-");
}

/** Each value keeps its dot; lines break between values. */
function LineOptions({ item }: { item: CartItem }) {
  const values = optionValues(item);
  return values.map((value, index) => (
    <Fragment key={value}>
      <span className="inline-block">{index < values.length - 1 ? `${value} ·` : value}</span>{" "}
    </Fragment>
  ));
}

/** The shortage at the last checkout attempt, or the maximum quantity. */
function getNote(item: CartItem, shortage: ShortLine | undefined): string | null {
  if (shortage?.available === 0) {
    return shortage.reason === "stock"
      ? "Sold out since you added it. It is left out of the total."
      : "Not available right now. It is left out of the total.";
  }
  if (shortage && item.quantity <= shortage.available) {
    const { available, requested, reason } = shortage;
    return reason === "stock"
      ? `Only ${available} left. You had ${requested}.`
      : `You can order ${available}, so we changed your quantity from ${requested}.`;
  }
  return item.quantity === maxQuantity ? `${maxQuantity} is the most one order takes.` : null;
}
