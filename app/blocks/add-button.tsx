import type { Product, Variant } from "~/commerce/model";
import { buttonClass } from "~/ui/button";

type AddButtonProps = {
  product: Product;
  onAdd: (product: Product, variant: Variant) => void;
  /** How it looks; a small primary button unless said otherwise. */
  className?: string;
};

/** Adds the first variant; without one it does nothing (rule 12 in docs/rules.md). */
export function AddButton({ product, onAdd, className = smallButtonClass }: AddButtonProps) {
  const [variant] = product.variants;
  const isSoldOut = variant !== undefined && !variant.availableForSale;
  return (
    <button
      type="button"
      disabled={isSoldOut}
      onClick={() => variant && onAdd(product, variant)}
      className={className}
    >
      {isSoldOut ? "Out of Stock" : "Add"}
      <span className="sr-only"> {product.title}</span>
    </button>
  );
}

const smallButtonClass = `${buttonClass("primary", "small")} noscript:hidden`;
