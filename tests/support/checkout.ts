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

  /** Fills in a valid contact and address, except for the given parts. */
  async fillIn(parts: Partial<typeof shopper> = {}): Promise<void> {
    const values = { ...shopper, ...parts };
    await this.field("Email").fill(values.email);
    await this.field("First name").fill(values.firstName);
    await this.field("Last name").fill(values.lastName);
    await this.field("Address").fill(values.address);
    await this.field("City").fill(values.city);
    await this.page.getByRole("combobox", { name: "State" }).selectOption(values.state);
    await this.field("ZIP code").fill(values.zip);
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
