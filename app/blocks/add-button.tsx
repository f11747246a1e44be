import type { Product, Variant } from "~/commerce/model";
import { Button } from "~/ui/button";

type AddButtonProps = {
  product: Product;
  onAdd: (product: Product, variant: Variant) => void;
  /** How it looks; a small primary button unless said otherwise. */
  className?: string;
};

/** Adds the first variant; without one it does nothing (rule 12 in docs/rules.md). */
export function AddButton({ product, onAdd, className }: AddButtonProps) {
  const [variant] = product.variants;
  const isSoldOut = variant !== undefined && !variant.availableForSale;

  const attributes = {
    type: "button",
    disabled: isSoldOut,
    onClick: () => variant && onAdd(product, variant),
  } as const;
  const label = (
    <>
      {isSoldOut ? "Out of Stock" : "Add"}
      <span className="sr-only"> {product.title}</span>
    </>
  );

  if (className) {
    return (
      <button {...attributes} className={className}>
        {label}
      </button>
    );
  }
  return (
    <Button {...attributes} size="small" className="noscript:hidden">
      {label}
    </Button>
  );
}
