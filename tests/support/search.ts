import { expect, type Locator, type Page } from "@playwright/test";

/** The search dialog, which opens over any page. */
export class Search {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The option that the arrow keys are on. */
  readonly active: Locator;
  readonly products: Locator;
  readonly articles: Locator;
  readonly recent: Locator;

  constructor(page: Page) {
    this.button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
    this.dialog = page.getByRole("dialog", { name: "Search products and articles" });
    this.field = this.dialog.getByRole("combobox");
    this.options = this.dialog.getByRole("option");
    this.active = this.dialog.getByRole("option", { selected: true });
    const optionsIn = (name: string) =>
      this.dialog.getByRole("group", { name }).getByRole("option");
    this.products = optionsIn("Products");
    this.articles = optionsIn("Articles");
    this.recent = this.dialog.getByRole("listitem").getByRole("button");
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.field).toBeFocused();
  }

  async openWith(text: string): Promise<void> {
    await this.open();
    await this.field.fill(text);
  }
}
