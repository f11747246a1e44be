import { expect, type Page } from "@playwright/test";
import { catalog } from "#brand/store/catalog.ts";
import type { CartItem } from "~/features/cart/cart-items";
import { counted } from "~/lib/text";
import { indexCatalog } from "../../embedded-commerce/store-index";
import { storeBeforeVisit } from "./browser";
import { checkoutFields, testItem, usd } from "./builders";
import { createShop } from "./shop";

export type Cart = ReturnType<typeof createCart>;

/** The cart: its button in the header and its drawer. */
export function createCart(page: Page) {
  const button = page.getByRole("button", { name: /^Shopping cart/ });
  const drawer = page.getByRole("dialog", { name: "Shopping Cart" });
  const checkoutButton = drawer.getByRole("button", {
    name: /^(?:Checkout with Shopify|Creating Checkout\.\.\.)$/,
  });
  const lines = drawer
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove / }) });
  const line = (title: string) =>
    lines.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  /** The names of a line's buttons go on with its options. */
  const press = (name: string) =>
    drawer
      .getByRole("button", {
        name: new RegExp(`^${name.replaceAll(/[.+()$?*]/g, "\\$&")}(?:$|, )`),
      })
      .click();

  async function open(): Promise<void> {
    // Chromium slows a page down that is behind the tab of its checkout.
    await page.bringToFront();
    await button.click();
    await expect(drawer).toBeVisible();
  }

  return {
    button,
    drawer,
    lines,
    total: drawer.getByRole("definition").last(),
    checkoutButton,
    open,
    /** Opens a product's page, adds the product, and opens the cart. */
    async openWith(handle: string, query = "") {
      const shop = createShop(page);
      await shop.openProduct(handle, query);
      await shop.addToCart.click();
      await open();
    },
    /** Fills the cart, as an earlier visit would, with the first variant of a product. */
    async fillBeforeVisit(handle: string, parts: Partial<CartItem> = {}) {
      const items = [{ ...firstVariantItem(handle), ...parts }];
      await storeBeforeVisit(page, cartKey, { state: { items }, version: 0 });
    },
    async close() {
      await press("Close cart");
      await expect(drawer).toBeHidden();
    },
    /** Expects the number of items at the cart's button. */
    async expectPieces(count: number) {
      const name = count === 0 ? "Shopping cart" : `Shopping cart, ${counted(count, "item")}`;
      await expect(button).toHaveAccessibleName(name);
    },
    line,
    quantity: (title: string) => line(title).getByRole("textbox"),
    more: (title: string) => press(`Increase quantity of ${title}`),
    less: (title: string) => press(`Decrease quantity of ${title}`),
    remove: (title: string) => press(`Remove ${title}`),
    undo: (title: string) => press(`Undo removing ${title}`),
    /** Goes to the checkout, which opens in a tab of its own. */
    async checkOut() {
      const opened = page.context().waitForEvent("page");
      await checkoutButton.click();
      const tab = await opened;
      await tab.waitForURL(/\/checkouts\//);
      return createCheckout(tab);
    },
  };
}

export const cartKey = "shopify-cart";

/** A line with the first variant of a product of the standard catalog. */
function firstVariantItem(handle: string): CartItem {
  const product = indexCatalog(catalog).productByHandle.get(handle);
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error(`The standard catalog has no ${handle}`);
  const { title, options } = product.record;
  return testItem({
    product: { node: { id: product.id, handle, title, images: { edges: [] } } },
    variantId: variant.id,
    variantTitle: variant.title,
    price: usd((variant.record.priceCents / 100).toFixed(2)),
    selectedOptions: options.map(({ name }, index) => ({
      name,
      value: variant.record.options[index] ?? "",
    })),
  });
}

/** The hosted checkout, in its own tab. */
export function createCheckout(page: Page) {
  const state = page.getByRole("combobox", { name: "State" });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    page,
    title: page.getByRole("heading", { level: 1 }),
    summary: page.getByRole("complementary", { name: "Order summary" }),
    state,
    field,
    placeOrder: page.getByRole("button", { name: "Place Test Order" }),
    /** Fills out a valid contact and address, except for the given parts. */
    async fillIn(parts: Partial<typeof checkoutFields> = {}) {
      for (const [name, text] of Object.entries({ ...checkoutFields, ...parts }))
        await field(name).fill(text);
      await state.selectOption("Oregon");
    },
  };
}
