import type { Locator, Page, Response } from "@playwright/test";
import { whenHydrated } from "./hydration";

/** What a visitor can do and see in the shop. */
export class Shop {
  readonly page: Page;
  readonly title: Locator;
  readonly list: Locator;
  readonly cards: Locator;
  readonly menu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole("heading", { level: 1 });
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
