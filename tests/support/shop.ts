import { expect, type Locator, type Page, type Response } from "@playwright/test";
import { whenHydrated } from "./browser";

/** What a visitor can do and see in the shop. */
export class Shop {
  readonly page: Page;
  readonly title: Locator;
  /** The headings of the page's blocks. */
  readonly blocks: Locator;
  readonly list: Locator;
  readonly cards: Locator;
  readonly menu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
    this.blocks = page.getByRole("main").getByRole("heading", { level: 2 });
    this.list = page.getByRole("region", { name: "Products" });
    this.cards = this.list.getByRole("article");
    this.menu = page.getByRole("navigation", { name: "Main" });
  }

  /** Opens an address as a first visit and waits until the page reacts. */
  async visit(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await whenHydrated(this.page);
    return response;
  }

  openHome = () => this.visit("/");
  openShop = (category = "") => this.visit(category ? `/shop/${category}` : "/shop");
  openProduct = (handle: string, query = "") => this.visit(`/products/${handle}${query}`);

  category(name: string): Locator {
    return this.page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name, exact: true });
  }

  card(title: string): Locator {
    const heading = this.page.getByRole("heading", { name: title, exact: true });
    return this.page.getByRole("article").filter({ has: heading });
  }

  async addFromList(title: string): Promise<void> {
    const card = this.card(title);
    await card.hover();
    await card.getByRole("button", { name: `Add ${title}`, exact: true }).click();
  }

  /** Opens a product by its card. */
  async openFromList(title: string): Promise<void> {
    await this.card(title).getByRole("link", { name: title, exact: true }).click();
  }

  option(name: string): Locator {
    return this.page.getByRole("group", { name });
  }

  value(option: string, value: string): Locator {
    return this.option(option).getByRole("radio", { name: value });
  }

  async choose(option: string, value: string): Promise<void> {
    await this.value(option, value).check();
  }

  get addToCart(): Locator {
    return this.page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first();
  }

  /** A message that disappears by itself. */
  toast(text: string | RegExp): Locator {
    // The region is always there and has no size; the message in it comes and goes.
    return this.page.getByRole("status").locator("> *").filter({ hasText: text });
  }

  /** The notice where something could not be loaded. */
  get failure(): Locator {
    return this.page.getByRole("main").getByRole("alert");
  }
}

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
