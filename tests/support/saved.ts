import { expect, type Locator, type Page } from "@playwright/test";

/** The saved products: their button in the header and their drawer. */
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
export const recentlyViewedKey = "solenne-seen-v1";

export function storedProduct(handle: string, title = handle) {
  return { handle, title, image: null };
}
