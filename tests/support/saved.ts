import { expect, type Locator, type Page } from "@playwright/test";

/** The products kept with a heart: their button in the header and their drawer. */
export class Saved {
  readonly page: Page;
  readonly button: Locator;
  readonly drawer: Locator;
  readonly lines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("banner").getByRole("button", { name: /^Saved products/ });
    this.drawer = page.getByRole("dialog", { name: "Saved" });
    this.lines = this.drawer
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Remove / }) });
  }

  heart(title: string): Locator {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: `Save ${title}`, exact: true })
      .first();
  }

  line(title: string): Locator {
    return this.lines.filter({ has: this.page.getByRole("heading", { name: title, exact: true }) });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.drawer).toBeVisible();
  }
}

export const savedKey = "solenne-saved-v1";
export const seenKey = "solenne-seen-v1";
export const searchesKey = "solenne-searches-v1";
