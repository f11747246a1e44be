import { beforeEach, expect, test, vi } from "vitest";
import { maxQuantity } from "~/lib/quantity-rule";
import { showToast } from "~/ui/toasts";
import {
  testAllocation,
  testItem,
  testProduct,
  testVariant,
} from "../../../tests/support/builders";
import { hearEvents } from "../../../tests/support/hear-events";
import { addManyToCart, type CartChoice } from "./add-to-cart";
import { maxLines } from "./cart-items";
import { useCart } from "./cart-store";

vi.mock("~/ui/toasts");

const oil = { oil: maxQuantity };
const both = { ...oil, serum: maxQuantity };
const ofEach = `${maxQuantity} of each in your cart`;
const mostOfThese = "That’s the limit per order for these products.";
const differentProducts = `${maxLines} different products`;
const routine = [toChoice("oil"), toChoice("serum")];

beforeEach(() => {
  vi.stubGlobal("localStorage", undefined);
  vi.mocked(showToast).mockReset();
});

test("a routine is added as a subscription beside the same products bought once", () => {
  useCart.setState({ items: [testItem({ variantId: "oil" })], isPersisted: false });
  const allocation = testAllocation("Every 30 days");

  addManyToCart(routine.map((choice) => ({ ...choice, allocation })));

  expect(useCart.getState().items).toMatchObject([
    { variantId: "oil", quantity: 1 },
    { variantId: "oil", sellingPlan: allocation.sellingPlan, price: allocation.price },
    { variantId: "serum", sellingPlan: allocation.sellingPlan, price: allocation.price },
  ]);
});

function toChoice(id: string): CartChoice {
  const variant = testVariant({ id });
  return { product: testProduct({ id, variants: [variant] }), variant };
}

test.each([
  ["is added whole to an empty cart", {}, 0, "Complete routine added!", "2 products added"],
  ["of which a part is at the limit adds the rest", oil, 0, "added!", "1 product"],
  ["at the limit already is not called a full cart", both, 0, ofEach, mostOfThese],
  ["finds no line left", {}, maxLines, "Your cart is full", differentProducts],
  ["finds no line left for its rest", oil, maxLines - 1, "Your cart is full", differentProducts],
])("a routine %s", (_, lines, others, title, description) => {
  const items = Object.entries(lines).map(([variantId, quantity]) =>
    testItem({ variantId, quantity }),
  );
  const more = Array.from({ length: others }, (_, index) => testItem({ variantId: `${index}` }));
  useCart.setState({ items: [...items, ...more], isPersisted: false });

  addManyToCart(routine);

  expect(showToast).toHaveBeenCalledOnce();
  const [toast] = vi.mocked(showToast).mock.lastCall ?? [];
  expect(toast?.title).toContain(title);
  expect(toast?.description).toContain(description);
});

test.each([
  ["no line is left", "CART_TOO_LARGE", maxLines, {}],
  ["the products are at their limit", "MAXIMUM_EXCEEDED", 0, both],
])("a script of the owner hears that %s", (_, code, others, lines) => {
  const heard = hearEvents("shopify:cart:error", "shopify:cart:lines-update");
  const full = Object.entries(lines).map(([variantId, quantity]) =>
    testItem({ variantId, quantity }),
  );
  const more = Array.from({ length: others }, (_, index) => testItem({ variantId: `${index}` }));
  useCart.setState({ items: [...full, ...more], isPersisted: false });

  addManyToCart(routine);

  expect(heard).toMatchObject([{ type: "shopify:cart:error", code }]);
});
