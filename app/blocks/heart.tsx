import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PersistedProduct } from "./persisted-list";
import { toggleSaved, useIsSaved } from "./saved-products";

type HeartProps = { product: PersistedProduct; className?: string };

/** Toggle button that saves a product. Its name stays the same; `aria-pressed` has the state. */
export function Heart({ product, className = "" }: HeartProps) {
  return (
    <button
      type="button"
      aria-pressed={useIsSaved(product.handle)}
      aria-label={`Save ${product.title}`}
      onClick={() => toggleSaved(product)}
      className={`${iconButtonClass} noscript:hidden aria-pressed:text-primary aria-pressed:*:fill-current ${className}`}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
