import type { CartItem } from "./cart-item";
import { CartLine } from "./cart-line";
import { changeQuantity, restoreLine } from "./cart-store";
import type { Shortages } from "./shortages";
import { type RemovedLine, UndoRemove } from "./undo-remove";

type CartLinesProps = {
  items: readonly CartItem[];
  shortages: Shortages;
  /** The line that was removed last; its place offers it back. */
  removed: RemovedLine | null;
  onRemovedChange: (removed: RemovedLine | null) => void;
};

export function CartLines({ items, shortages, removed, onRemovedChange }: CartLinesProps) {
  function remove(item: CartItem) {
    onRemovedChange({ item, index: items.indexOf(item) });
    changeQuantity(item.variantId, 0);
  }

  function undo({ item, index }: RemovedLine) {
    restoreLine(item, index);
    onRemovedChange(null);
    // The focused button is gone; move focus to the line.
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
      <UndoRemove
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
