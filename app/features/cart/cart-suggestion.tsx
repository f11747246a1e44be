import type { Product, Variant } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { formatPriceWithCode } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { Caution } from "~/product/caution";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { listOptions } from "~/product/variants";
import { Button } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { tryAddToCart } from "./add-to-cart";
import type { CartItems } from "./cart-items";
import { getLineTitleId } from "./cart-lines";
import { closeCart } from "./cart-store";
import { suggestProducts } from "./suggest-products";

type CartSuggestionProps = { items: CartItems; products: readonly Product[] };

/** A product related to these lines; nothing without one. */
export function CartSuggestion({ items, products }: CartSuggestionProps) {
  const [suggestion] = suggestProducts(items, products, useRoot().products);
  if (!suggestion) return null;
  const { product, variant } = suggestion;
  const { handle, title, images } = product;
  const options = listOptions(variant);
  return (
    <section
      key={product.id}
      aria-labelledby="cart-suggestion"
      className="border-t border-line py-3"
    >
      <Heading level={3} size="xs" id="cart-suggestion" className="mb-2">
        You may also like
      </Heading>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ProductFrame size="thumbnail" className="h-18 w-14">
          <ProductImage image={images[0]} use="thumbnail" sizes="56px" alt="" />
        </ProductFrame>
        <div className="min-w-0 grow basis-22">
          <h4 dir="auto" className="text-note font-semibold">
            <TextLink to={getProductPath(handle)} variant="plain" onClick={closeCart}>
              {title}
            </TextLink>
          </h4>
          <p className="flex flex-wrap gap-x-2 text-sm">
            {options && (
              <span dir="auto" className="text-muted">
                {options}
              </span>
            )}
            <span translate="no" className="tabular font-medium">
              {formatPriceWithCode(variant.price)}
            </span>
          </p>
          <Caution isShort of={[handle]} />
        </div>
        <Button
          variant="secondary"
          size="small"
          className="ml-auto"
          // The second click of a double click is over what has moved here.
          onClick={({ detail }) => detail < 2 && addAndFocusLine(product, variant)}
        >
          Add<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </section>
  );
}

/** The pressed button disappears, so the new line gets the focus. */
function addAndFocusLine(product: Product, variant: Variant): void {
  if (!tryAddToCart(product, variant)) return;
  requestAnimationFrame(() => document.getElementById(getLineTitleId(variant.id))?.focus());
  document.addEventListener("mousedown", keepFocusOnDoubleClick, { once: true });
}

/** The second press of a double click is over what has moved there, and would focus that. */
function keepFocusOnDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
