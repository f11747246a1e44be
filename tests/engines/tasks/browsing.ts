import { expect } from "vitest";
import type { VisitorTest } from "../visitor";

const panel = ["dialog", "Filter and sort"] as const;
const search = ["dialog", "Search products and articles"] as const;

export function browsing(test: VisitorTest): void {
  test("the menu and its submenus lead on", async ({ visitor }) => {
    await visitor.visit("/");
    if (visitor.isPhone) await visitor.click("button", "Menu");
    const menu = visitor.isPhone
      ? (["dialog", "Menu"] as const)
      : (["navigation", "Main"] as const);
    await visitor.missing("link", "Founder Story", menu);
    await visitor.click("button", "About submenu", menu);
    await visitor.click("link", "Founder Story", menu);
    await visitor.arrive("/about/founder");
    await visitor.missing("link", "Founder Story", menu);
  });

  test("the filter opens, and Close, Escape and a press beside it close it", async ({
    visitor,
  }) => {
    await visitor.visit("/shop");
    const closings = [
      () => visitor.click("button", "Close filters", panel),
      () => visitor.press("Escape"),
      () => visitor.window.click({ x: 20, y: 20 }),
    ];
    for (const close of closings) {
      await visitor.click("button", "Filter");
      await visitor.atRest(...panel);
      expect(await visitor.window.evaluate(dialogOverflow), "a second scrollbar").toBe(0);
      await close();
      await visitor.missing(...panel);
      await visitor.focused("button", "Filter");
    }
  });

  test("a list is filtered, sorted and taken back", async ({ visitor }) => {
    await visitor.visit("/shop");
    await visitor.click("button", "Filter");
    await visitor.click("checkbox", /^Dryness/, panel);
    await visitor.click("radio", "Price, high to low", panel);
    await visitor.click("button", /^Show \d+ Products$/, panel);
    await visitor.arrive("/shop?sort=price-desc&concern=dryness");
    await visitor.missing(...panel);
    await visitor.back();
    await visitor.arrive("/shop");
    await visitor.see("button", "Filter");
  });

  test("rows start with their first item", async ({ visitor }) => {
    for (const path of ["/shop", "/products/hair-oil"]) {
      await visitor.visit(path);
      expect(await visitor.window.evaluate(scrolledRows), path).toEqual([]);
    }
  });

  test("the search finds products despite a typo, by keyboard and by mouse", async ({
    visitor,
  }) => {
    await visitor.visit("/");
    await visitor.click("button", "Search");
    await visitor.write("shapmoo streng", "textbox", /./, search);
    await visitor.see("option", /Growth & Strength Shampoo/, search);
    await visitor.press("ArrowDown");
    await visitor.seeOn("option", /Growth & Strength Shampoo/, search);
    await visitor.press("Enter");
    await visitor.arrive("/products/growth-strength-shampoo");
    await visitor.missing(...search);

    await visitor.click("button", "Search");
    await visitor.write("hair oil", "textbox", /./, search);
    await visitor.click("option", /Botanical Hair Oil/, search);
    await visitor.arrive("/products/hair-oil");
    await visitor.see("heading", "Botanical Hair Oil");
  });

  test("the search field selects its text when it is opened again", async ({ visitor }) => {
    await visitor.visit("/search?q=serum");
    await visitor.click("button", "Search");
    await visitor.focused("textbox", /./, search);
    await visitor.window.type("oil");
    await visitor.see("option", /Oil/, search);
    await visitor.holds("oil", "textbox", /./, search);
  });

  test("tabs and questions open and close", async ({ visitor }) => {
    await visitor.visit("/products/hair-nutraceutical");
    await visitor.click("tab", "Key Ingredients");
    await visitor.seeOn("tab", "Key Ingredients");
    await visitor.press("ArrowRight");
    await visitor.seeOn("tab", "How to Use");
    const questions = ["region", "Before you start"] as const;
    await visitor.click("button", "Do I take it with food?", questions);
    await visitor.see("text", /four capsules with a meal/, questions);
    await visitor.click("button", "Do I take it with food?", questions);
    await visitor.missing("text", /four capsules with a meal/, questions);
  });

  test("back and forward keep the place on the page", async ({ visitor }) => {
    await visitor.visit("/");
    await visitor.click("link", "Read all reviews");
    await visitor.arrive("/proof/testimonials");
    await visitor.back();
    await visitor.arrive("/");
    await visitor.inViewport("link", "Read all reviews");
    await visitor.forward();
    await visitor.arrive("/proof/testimonials");
  });

  test("a page that is reloaded while scrolled becomes usable", async ({ visitor }) => {
    await visitor.visit("/products/hair-oil");
    await visitor.window.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await visitor.reload();
    await visitor.click("button", "Save Botanical Hair Oil");
    await visitor.see("button", "Saved products, 1 item");
  });
}

/** Runs in the page. Pixels that the open dialog scrolls as a whole. */
function dialogOverflow(): number {
  const dialog = document.querySelector("dialog[open]");
  return dialog ? dialog.scrollHeight - dialog.clientHeight : Number.NaN;
}

/** Runs in the page. */
function scrolledRows(): string[] {
  const rows = [...document.querySelectorAll("main *")].filter(({ scrollLeft }) => scrollLeft > 0);
  return rows.map(({ scrollLeft, className }) => `${scrollLeft} ${className}`);
}
