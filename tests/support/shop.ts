import { expect, type Page, type Response } from "@playwright/test";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { whenHydrated } from "./browser";

export type Shop = ReturnType<typeof createShop>;

/** What a visitor can do and see in the shop. */
export function createShop(page: Page) {
  const main = page.getByRole("main");
  const list = page.getByRole("region", { name: "Products" });
  const categories = page.getByRole("navigation", { name: "Categories" });

  /** Opens an address as a first visit and waits until the page reacts. */
  async function visit(path: string): Promise<Response | null> {
    const response = await page.goto(path);
    await whenHydrated(page);
    return response;
  }

  function card(title: string) {
    const heading = page.getByRole("heading", { name: title, exact: true });
    return page.getByRole("article").filter({ has: heading });
  }

  const option = (name: string) => page.getByRole("group", { name });
  const value = (name: string, label: string) => option(name).getByRole("radio", { name: label });

  return {
    title: page.getByRole("heading", { level: 1 }),
    /** The headings of the page's blocks. */
    blocks: main.getByRole("heading", { level: 2 }),
    list,
    cards: list.getByRole("article"),
    menu: page.getByRole("navigation", { name: "Main" }),
    addToCart: main.getByRole("button", { name: "Add to Cart" }).first(),
    /** The notice where something could not be loaded. */
    failure: main.getByRole("alert"),
    visit,
    openHome: () => visit("/"),
    openShop: (category = "") => visit(category ? `/shop/${category}` : "/shop"),
    openProduct: (handle: string, query = "") => visit(`/products/${handle}${query}`),
    category: (name: string) => categories.getByRole("link", { name, exact: true }),
    card,
    async addFromList(title: string) {
      await card(title).hover();
      await card(title)
        .getByRole("button", { name: `Add ${title}`, exact: true })
        .click();
    },
    /** Opens a product by its card. */
    openFromList: (title: string) =>
      card(title).getByRole("link", { name: title, exact: true }).click(),
    option,
    value,
    choose: (name: string, label: string) => value(name, label).check(),
    /** A message that disappears by itself. */
    toast: (text: string | RegExp) =>
      // The region is always there and has no size; the message in it comes and goes.
      page.getByRole("status").locator("> *").filter({ hasText: text }),
  };
}

/** The search dialog, which opens over any page. */
export function createSearch(page: Page) {
  const button = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  const dialog = page.getByRole("dialog", { name: "Search products and articles" });
  const field = dialog.getByRole("combobox");
  const optionsIn = (name: string) => dialog.getByRole("group", { name }).getByRole("option");

  async function open(): Promise<void> {
    await button.click();
    await expect(field).toBeFocused();
  }

  return {
    button,
    dialog,
    field,
    options: dialog.getByRole("option"),
    /** The option that the arrow keys are on. */
    active: dialog.getByRole("option", { selected: true }),
    products: optionsIn("Products"),
    articles: optionsIn("Articles"),
    open,
    async openWith(text: string) {
      await open();
      await field.fill(text);
    },
  };
}

/** The saved products: their button in the header and their drawer. */
export function createSaved(page: Page) {
  const button = page.getByRole("banner").getByRole("button", { name: /^Saved products/ });
  const drawer = page.getByRole("dialog", { name: "Saved" });
  const remove = page.getByRole("button", { name: /^Remove / });
  const lines = drawer.getByRole("listitem").filter({ has: remove });
  return {
    button,
    drawer,
    lines,
    heart: (title: string) =>
      page
        .getByRole("main")
        .getByRole("button", { name: `Save ${title}`, exact: true })
        .first(),
    line: (title: string) =>
      lines.filter({ has: page.getByRole("heading", { name: title, exact: true }) }),
    async open() {
      await button.click();
      await expect(drawer).toBeVisible();
    },
  };
}

export const savedKey = storageKeys.saved;
export const recentlyViewedKey = storageKeys.seen;

export function storedProduct(handle: string, title = handle) {
  return { handle, title, image: null };
}
