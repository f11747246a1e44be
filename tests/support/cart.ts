import { expect, type Locator, type Page } from "@playwright/test";
import { checkoutFields } from "./builders";
import { Shop } from "./shop";

/** The cart: its button in the header and its drawer. */
export class Cart {
  readonly page: Page;
  readonly button: Locator;
  readonly drawer: Locator;
  readonly lines: Locator;
  readonly total: Locator;
  readonly checkoutButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("button", { name: /^Shopping cart/ });
    this.drawer = page.getByRole("dialog", { name: "Shopping Cart" });
    this.lines = this.drawer
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Remove / }) });
    this.total = this.drawer.getByRole("definition");
    this.checkoutButton = this.drawer.getByRole("button", {
      name: /^(?:Checkout with Shopify|Creating Checkout\.\.\.)$/,
    });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.drawer).toBeVisible();
  }

  /** Opens a product's page, adds the product, and opens the cart. */
  async openWith(handle: string, query = ""): Promise<void> {
    const shop = new Shop(this.page);
    await shop.openProduct(handle, query);
    await shop.addToCart.click();
    await this.open();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole("button", { name: "Close cart" }).click();
    await expect(this.drawer).toBeHidden();
  }

  /** Expects the number of pieces at the cart's button. */
  async expectPieces(count: number): Promise<void> {
    const name = count === 0 ? "Shopping cart" : `Shopping cart, ${count} in it`;
    await expect(this.button).toHaveAccessibleName(name);
  }

  line(title: string): Locator {
    return this.lines.filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  quantity(title: string): Locator {
    return this.line(title).getByRole("status");
  }

  more = (title: string) => this.press(`Increase quantity of ${title}`);
  less = (title: string) => this.press(`Decrease quantity of ${title}`);
  remove = (title: string) => this.press(`Remove ${title}`);
  undo = (title: string) => this.press(`Undo: put ${title} back`);

  /** Goes to the checkout, which opens in a tab of its own. */
  async checkOut(): Promise<Checkout> {
    const opened = this.page.context().waitForEvent("page");
    await this.checkoutButton.click();
    const tab = await opened;
    await tab.waitForURL(/\/checkouts\//);
    return new Checkout(tab);
  }

  private async press(name: string): Promise<void> {
    await this.drawer.getByRole("button", { name, exact: true }).click();
  }
}

export const cartKey = "shopify-cart";

/** The hosted checkout, in its own tab. */
export class Checkout {
  readonly page: Page;
  readonly title: Locator;
  readonly summary: Locator;
  readonly state: Locator;
  readonly placeOrder: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
    this.summary = page.getByRole("complementary", { name: "Order summary" });
    this.state = page.getByRole("combobox", { name: "State" });
    this.placeOrder = page.getByRole("button", { name: "Place test order" });
  }

  /** Fills in a valid contact and address, except for the given parts. */
  async fillIn(parts: Partial<typeof checkoutFields> = {}): Promise<void> {
    for (const [name, text] of Object.entries({ ...checkoutFields, ...parts }))
      await this.field(name).fill(text);
    await this.state.selectOption("Oregon");
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }
}
