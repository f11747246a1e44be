import type { Locator, Page } from "@playwright/test";

/** The hosted checkout, in its own tab. */
export class Checkout {
  readonly page: Page;
  readonly title: Locator;
  readonly summary: Locator;
  readonly placeOrder: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
    this.summary = page.getByRole("complementary", { name: "Order summary" });
    this.placeOrder = page.getByRole("button", { name: "Place test order" });
  }

  /** Writes a contact and an address that are in order; parts can be said otherwise. */
  async fillIn(parts: Partial<Record<keyof typeof shopper, string>> = {}): Promise<void> {
    const written = { ...shopper, ...parts };
    await this.field("Email").fill(written.email);
    await this.field("First name").fill(written.firstName);
    await this.field("Last name").fill(written.lastName);
    await this.field("Address").fill(written.address);
    await this.field("City").fill(written.city);
    await this.page.getByRole("combobox", { name: "State" }).selectOption(written.state);
    await this.field("ZIP code").fill(written.zip);
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }
}

export const shopper = {
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Reyes",
  address: "12 Elm Street",
  city: "Portland",
  state: "OR",
  zip: "97205",
};
