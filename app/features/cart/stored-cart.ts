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
  transform,
} from "~/lib/stored-values";
import type { CartItem } from "./cart-item";
import { addItem } from "./cart-rules";

const maxOptions = 10;
const optionalText = fallback(storedText, "");

const picture = object({
  node: object({ url: storedPictureUrl, altText: readableOrNull(storedText) }),
});

const item = object({
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
  price: object({
    amount: textMatching(/^\d{1,9}(\.\d{1,6})?$/),
    currencyCode: textMatching(/^[A-Z]{3}$/),
  }),
  quantity: check(number, (quantity) => Number.isInteger(quantity) && quantity > 0),
  selectedOptions: readableItems(object({ name: storedText, value: storedText }), maxOptions),
});

/** The cart as it is stored. A line that cannot be read is left out, and the others stay. */
export const storedCart = object({
  // Added one by one, so that two lines of one variant become one and the limits hold.
  items: transform(readableItems(item), (items) => items.reduce<readonly CartItem[]>(addItem, [])),
  cartId: readableOrNull(storedText),
  checkoutUrl: readableOrNull(textMatching(/^https?:\/\/\S{1,2000}$/i)),
});
