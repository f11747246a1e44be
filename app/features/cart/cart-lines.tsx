import type { CartItem } from "./cart-item";
import { CartLine } from "./cart-line";
import { changeQuantity, putBack } from "./cart-store";
import { type RemovedLine as Removed, RemovedLine } from "./removed-line";
import type { Shortages } from "./shortages";

type CartLinesProps = {
  items: readonly CartItem[];
  shortages: Shortages;
  /** The line that was removed last; its place offers it back. */
  removed: Removed | null;
  onRemovedChange: (removed: Removed | null) => void;
};

export function CartLines({ items, shortages, removed, onRemovedChange }: CartLinesProps) {
  function remove(item: CartItem) {
    onRemovedChange({ item, index: items.indexOf(item) });
    changeQuantity(item.variantId, 0);
  }

  function undo({ item, index }: Removed) {
    putBack(item, index);
    onRemovedChange(null);
    // Her focus was on the button that has just gone; the line is what she cares about now.
    requestAnimationFrame(() => document.getElementById(removeButtonId(item))?.focus());
  }

  const lines = items.map((item) => (
    <CartLine
      key={item.variantId}
      item={item}
      shortage={shortages.get(item.variantId)}
      removeButtonId={removeButtonId(item)}
      onRemove={() => remove(item)}
    />
  ));
  if (removed) {
    lines.splice(
      removed.index,
      0,
      <RemovedLine
        key={`removed ${removed.item.variantId}`}
        title={removed.item.product.node.title}
        onUndo={() => undo(removed)}
      />,
    );
  }
  return <ul>{lines}</ul>;
}

function removeButtonId({ variantId }: CartItem): string {
  return `remove ${variantId}`.replaceAll(/\s/g, "-");
}
