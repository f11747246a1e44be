import { randomUUID } from "node:crypto";
import type { VisitorTest } from "../visitor";

export function withoutScript(test: VisitorTest): void {
  test("pages are read and left by their links", async ({ visitor }) => {
    await visitor.visit("/");
    if (visitor.isPhone) {
      await visitor.click("link", "Menu: links in the footer");
      await visitor.click("link", "Haircare", ["navigation", "Footer"]);
    } else {
      await visitor.click("button", "About submenu");
      await visitor.click("link", "Founder Story");
      await visitor.arrive("/about/founder");
      await visitor.visit("/shop/haircare");
    }
    await visitor.arrive("/shop/haircare");
    await visitor.click("link", "Growth & Strength Shampoo");
    await visitor.arrive("/products/growth-strength-shampoo");
    await visitor.see("heading", "How to Use");
    await visitor.see("text", /^The cart needs JavaScript\./);
  });

  test("the filter opens, closes and shows what was chosen", async ({ visitor }) => {
    const concerns = ["group", "Concern"] as const;
    await visitor.visit("/shop");
    await visitor.click("link", "Filter");
    await visitor.see("checkbox", /^Dryness/, concerns);
    await visitor.click("link", "Close filters");
    await visitor.missing("checkbox", /^Dryness/, concerns);
    await visitor.click("link", "Filter");
    await visitor.click("checkbox", /^Dryness/, concerns);
    await visitor.click("button", "Show Products");
    await visitor.arrive("/shop?sort=featured&concern=dryness");
    await visitor.see("link", "Filter 1 active");
  });

  test("the search answers on its page", async ({ visitor }) => {
    await visitor.visit("/shop");
    await visitor.click("link", "Search");
    await visitor.arrive("/search");
    await visitor.write("oil hiar", "textbox", /./);
    await visitor.press("Enter");
    await visitor.arrive("/search?q=oil+hiar");
    await visitor.see("link", /Botanical Hair Oil/);
  });

  test("the newsletter takes an address", async ({ visitor }) => {
    const form = ["region", /^One letter a week/] as const;
    await visitor.visit("/about");
    // Each address is taken once.
    await visitor.write(`visitor-${randomUUID()}@example.com`, "textbox", "Email address", form);
    await visitor.click("button", /./, form);
    await visitor.see("text", /^Thanks for subscribing!/);
  });
}
