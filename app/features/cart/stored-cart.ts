import * as v from "valibot";
import { readableItems, readableOrNull, storedText } from "~/lib/schemas";
import { addItem, type CartItems, cartItem } from "./cart-items";

/** The cart as it is stored. A line that cannot be read is left out, and the others stay. */
export const storedCart = v.object({
  // Added one by one, so that two lines of one variant and plan become one and the limits hold.
  items: v.pipe(
    readableItems(cartItem),
    v.transform((items) => items.reduce<CartItems>(addItem, [])),
  ),
  cartId: readableOrNull(storedText),
  checkoutUrl: readableOrNull(v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,2000}$/i))),
});
