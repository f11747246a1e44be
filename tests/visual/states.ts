import type { Page } from "playwright-core";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

async function addOil(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: /^Shopping cart, 1/ }).waitFor();
}

/** What a visitor opens on a page. */
export const states = [
  {
    name: "menu",
    path: "/",
    act: (page: Page) =>
      page.getByRole("button", { name: isPhone(page) ? "Menu" : "About submenu" }).click(),
  },
  {
    name: "message",
    path: "/products/hair-oil",
    act: addOil,
  },
  {
    name: "cart",
    path: "/products/hair-oil",
    async act(page: Page) {
      await addOil(page);
      await page.getByRole("button", { name: /^Shopping cart/ }).click();
      await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor();
    },
  },
  {
    name: "empty cart",
    path: "/",
    act: (page: Page) => page.getByRole("button", { name: /^Shopping cart/ }).click(),
  },
  {
    name: "filter",
    path: "/shop",
    act: (page: Page) =>
      page
        .getByRole("button", { name: /^Filter/ })
        .first()
        .click(),
  },
  {
    name: "quiz dialog",
    path: "/products/hair-nutraceutical",
    act: (page: Page) => page.getByRole("button", { name: "Not sure? Take our quiz" }).click(),
  },
];
