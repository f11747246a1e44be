import type { Product } from "~/commerce/model";
import { buttonClass } from "~/ui/button";
import { addToCart } from "./add-to-cart";

type AddButtonProps = { product: Product; className?: string };

/** Adds the first variant; without one it does nothing (rule 12 in docs/rules.md). */
export function AddButton({ product, className = smallButtonClass }: AddButtonProps) {
  const [variant] = product.variants;
  const isSoldOut = variant !== undefined && !variant.availableForSale;
  return (
    <button
      type="button"
      disabled={isSoldOut}
      onClick={() => variant && addToCart(product, variant)}
      className={className}
    >
      {isSoldOut ? "Out of Stock" : "Add"}
      <span className="sr-only"> {product.title}</span>
    </button>
  );
}

const smallButtonClass = `${buttonClass("primary", "small")} noscript:hidden`;
