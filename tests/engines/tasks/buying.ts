import { checkoutFields } from "../../support/builders";
import type { Target, Visitor, VisitorTest } from "../visitor";

const cart = ["dialog", "Shopping Cart"] as const;
const shampoo = "Growth & Strength Shampoo";

export function buying(test: VisitorTest): void {
  test("a product with options is bought, from its page to the confirmation", async ({
    visitor,
  }) => {
    await visitor.visit("/products/growth-strength-shampoo");
    await visitor.click("radio", /500 ml/, ["group", /^Size/]);
    await visitor.see("text", "$46.00");
    await visitor.click("button", "Add to Cart");
    await visitor.click("button", "Shopping cart, 1 item");
    await visitor.see("text", /Rosemary · 16\.9 fl oz \(500 ml\)/, cart);

    await visitor.click("button", /^Increase quantity of Growth & Strength Shampoo, /, cart);
    await visitor.see("text", /^\$92\.00 USD$/, cart);
    await visitor.click("button", /^Remove Growth & Strength Shampoo, /, cart);
    await visitor.click("button", /^Undo removing Growth & Strength Shampoo, /, cart);
    await visitor.see("text", /^\$92\.00 USD$/, cart);
    await visitor.reload();
    await visitor.click("button", "Shopping cart, 2 items");
    await visitor.click("button", "Checkout with Shopify", cart);
    await visitor.switchToNewTab();

    for (const [name, text] of Object.entries(checkoutFields))
      await visitor.write(text, "textbox", name);
    await visitor.tabTo("Shift+Tab", "combobox", "State");
    await visitor.window.type("Oregon");
    await visitor.click("button", "Place Test Order");
    await visitor.see("heading", "Thank you, Ana.");
  });

  test("a product is bought by keyboard alone", async ({ visitor }) => {
    await visitor.visit("/shop");
    await follow(visitor, "link", shampoo);
    await visitor.arrive("/products/growth-strength-shampoo");
    await visitor.see("heading", shampoo);
    await visitor.tabTo("Tab", "radio", /300 ml/);
    await visitor.press("ArrowRight");
    await visitor.seeOn("radio", /500 ml/);
    await follow(visitor, "button", "Add to Cart");
    await visitor.see("button", "Shopping cart, 1 item");
    await visitor.tabTo("Shift+Tab", "button", "Shopping cart, 1 item");
    await visitor.press("Enter");
    await visitor.atRest(...cart);
    await follow(visitor, "button", "Checkout with Shopify", cart);
    await visitor.switchToNewTab();

    for (const [name, text] of Object.entries(checkoutFields)) {
      await visitor.tabTo("Tab", "textbox", name);
      await visitor.window.type(text);
    }
    await visitor.tabTo("Shift+Tab", "combobox", "State");
    await visitor.window.type("Oregon");
    await follow(visitor, "button", "Place Test Order");
    await visitor.see("heading", "Thank you, Ana.");
  });

  test("a heart keeps a product, and its list gives it to the cart", async ({ visitor }) => {
    await visitor.visit("/products/hair-oil");
    await visitor.click("button", "Save Botanical Hair Oil");
    await visitor.seeOn("button", "Save Botanical Hair Oil");
    await visitor.reload();
    await visitor.click("button", "Saved products, 1 item");
    const list = ["dialog", "Saved"] as const;
    await visitor.click("button", "Add Botanical Hair Oil", list);
    await visitor.click("button", "View Cart");
    await visitor.see("heading", "Botanical Hair Oil", cart);
  });

  test("a plan is bought with a schedule", async ({ visitor }) => {
    await visitor.visit("/subscribe");
    await visitor.click("button", "Choose Essentials");
    const plan = ["dialog", "Essentials Plan"] as const;
    await visitor.click("radio", /^Every 60 days/, plan);
    await visitor.click("button", "Add Plan to Cart", plan);
    await visitor.see("text", /Every 60 days/, cart);
  });

  test("the quiz leads to a routine that is added, kept and taken again", async ({ visitor }) => {
    await visitor.visit("/quiz");
    for (const [role, label] of answers) {
      await visitor.click(role, label);
      await visitor.seeOn(role, label);
      await visitor.click("button", /^(?:Next|See My Results)$/);
      await visitor.missing(role, label);
    }
    await visitor.click("button", "Add All Three to Cart");
    await visitor.see("button", "Shopping cart, 3 items");
    await visitor.reload();
    await visitor.see("button", "Shopping cart, 3 items");
    await visitor.click("button", "Retake Quiz");
    await visitor.see("heading", "What matters most right now?");
  });
}

/** Answers to the quiz. */
const answers = [
  ["radio", "Thinning"],
  ["radio", "Moderate"],
  ["checkbox", "Heat styling"],
  ["radio", "A few steps"],
  ["radio", "$100–$200"],
  ["radio", "3–4 months"],
] as const;

async function follow(visitor: Visitor, ...target: Target): Promise<void> {
  await visitor.tabTo("Tab", ...target);
  await visitor.press("Enter");
}
