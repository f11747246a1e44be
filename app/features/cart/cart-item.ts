import type { Product, Variant } from "~/commerce/model";
import {
  check,
  fallback,
  number,
  object,
  readableItems,
  readableOrNull,
  storedPictureUrl,
  storedText,
  textMatching,
} from "~/lib/stored-values";

const maxOptions = 10;
const optionalText = fallback(storedText, "");

const picture = object({
  node: object({ url: storedPictureUrl, altText: readableOrNull(storedText) }),
});

/** A line of the cart in the shape that is stored (rule 40 in docs/rules.md). */
export const cartItem = object({
  product: object({
    node: object({
      id: optionalText,
      handle: optionalText,
      title: storedText,
      images: fallback(object({ edges: readableItems(picture, 1) }), { edges: [] }),
    }),
  }),
  variantId: storedText,
  variantTitle: optionalText,
  /** Unit price when the item was added. */
  price: object({
    amount: textMatching(/^\d{1,9}(\.\d{1,6})?$/),
    currencyCode: textMatching(/^[A-Z]{3}$/),
  }),
  quantity: check(number, (quantity) => Number.isInteger(quantity) && quantity > 0),
  selectedOptions: readableItems(object({ name: storedText, value: storedText }), maxOptions),
});

export type CartItem = ReturnType<typeof cartItem>;

export function toCartItem(product: Product, variant: Variant, quantity: number): CartItem {
  const { id, handle, title, images } = product;
  return {
    product: {
      node: {
        id,
        handle,
        title,
        // The drawer shows one picture; keeping all five would fill the storage for nothing.
        images: {
          edges: images
            .slice(0, 1)
            .map(({ url, alt }) => ({ node: { url, altText: alt || null } })),
        },
      },
    },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity,
    selectedOptions: variant.selectedOptions,
  };
}

/** `Default Title` is what a store calls the one variant of a product without options. */
export function optionValues({ selectedOptions }: Pick<Variant, "selectedOptions">): string[] {
  return selectedOptions.map(({ value }) => value).filter((value) => value !== "Default Title");
}
