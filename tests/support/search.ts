import { expect, type Locator, type Page } from "@playwright/test";

/** The search: its dialog over any page. */
export class Search {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
    this.dialog = page.getByRole("dialog", { name: "Search products and articles" });
    this.field = this.dialog.getByRole("combobox");
    this.options = this.dialog.getByRole("option");
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.field).toBeFocused();
  }

  /** The option that the arrow keys are on. */
  get active(): Locator {
    return this.dialog.getByRole("option", { selected: true });
  }

  group(name: "Products" | "Articles"): Locator {
    return this.dialog.getByRole("group", { name }).getByRole("option");
  }
}
