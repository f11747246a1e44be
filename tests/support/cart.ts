import { expect, type Locator, type Page } from "@playwright/test";
import { Checkout } from "./checkout";

/** The cart: its button in the header and its drawer. */
export class Cart {
  readonly page: Page;
  readonly button: Locator;
  readonly drawer: Locator;
  readonly lines: Locator;
  readonly checkoutButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("button", { name: /^Shopping cart/ });
    this.drawer = page.getByRole("dialog", { name: "Shopping Cart" });
    this.lines = this.drawer
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Remove / }) });
    this.checkoutButton = this.drawer.getByRole("button", {
      name: /^(?:Checkout with Shopify|Creating Checkout\.\.\.)$/,
    });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.drawer).toBeVisible();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole("button", { name: "Close cart" }).click();
    await expect(this.drawer).toBeHidden();
  }

  line(title: string): Locator {
    return this.lines.filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  quantity(title: string): Locator {
    return this.line(title).getByRole("status");
  }

  more = (title: string) => this.step(`Increase quantity of ${title}`);
  less = (title: string) => this.step(`Decrease quantity of ${title}`);
  remove = (title: string) => this.step(`Remove ${title}`);
  undo = (title: string) => this.step(`Undo: put ${title} back`);

  /** Goes to the checkout, which opens in a tab of its own. */
  async checkOut(): Promise<Checkout> {
    const opened = this.page.context().waitForEvent("page");
    await this.checkoutButton.click();
    const tab = await opened;
    await tab.waitForURL(/\/checkouts\//);
    return new Checkout(tab);
  }

  private async step(name: string): Promise<void> {
    await this.drawer.getByRole("button", { name, exact: true }).click();
  }
}

/** What the browser stores under `shopify-cart`, as far as the tests look into it. */
export type StoredCart = {
  state: {
    items: { variantId: string; quantity: number; product: { node: { title: string } } }[];
    cartId: string | null;
    checkoutUrl: string | null;
  };
};

export async function storedCart(page: Page): Promise<StoredCart | null> {
  const text = await page.evaluate(() => localStorage.getItem("shopify-cart"));
  return text === null ? null : JSON.parse(text);
}
