import { IconButton } from "~/ui/button";
import type { PersistedProduct } from "./persisted-product";
import { toggleSaved, useIsSaved } from "./saved-products";

type HeartProps = { product: PersistedProduct; className?: string };

/** Toggle button that saves a product. Its name stays the same; `aria-pressed` has the state. */
export function Heart({ product, className = "" }: HeartProps) {
  return (
    <IconButton
      icon="heart"
      iconSize={22}
      aria-pressed={useIsSaved(product.handle)}
      label={`Save ${product.title}`}
      onClick={() => toggleSaved(product)}
      className={`noscript:hidden aria-pressed:text-primary aria-pressed:*:fill-current ${className}`}
    />
  );
}
