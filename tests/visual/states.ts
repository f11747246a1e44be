import type { Locator, Page } from "playwright-core";

async function addOil(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByText("Added to cart!").waitFor();
}

/** Presses a button that opens a dialog or a menu. */
async function open(button: Locator) {
  await button.click();
  await button.page().locator("dialog:modal, :popover-open").waitFor();
}

/** What a visitor opens on a page. */
export const states = [
  {
    name: "menu",
    path: "/",
    // Narrow windows have the first, wide ones the second.
    act: (page: Page) => open(page.getByRole("button", { name: /^(?:Menu|About submenu)$/ })),
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
      await open(page.getByRole("button", { name: /^Shopping cart, 1/ }));
      const suggestions = { name: "You may also like", exact: true };
      await page.getByRole("dialog").getByRole("heading", suggestions).waitFor();
    },
  },
  {
    name: "empty cart",
    path: "/",
    act: (page: Page) => open(page.getByRole("button", { name: /^Shopping cart/ })),
  },
  {
    name: "filter",
    path: "/shop",
    act: (page: Page) => open(page.getByRole("button", { name: /^Filter/ }).first()),
  },
  {
    name: "quiz dialog",
    path: "/products/hair-nutraceutical",
    act: (page: Page) => open(page.getByRole("button", { name: "Not sure? Take our quiz" })),
  },
];
