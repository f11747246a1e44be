import type { CDPSession, Locator, Page } from "@playwright/test";
import { Checkout, shopper } from "../support/checkout";
import { buyByMouse } from "../support/purchase";
import { expect, test } from "../support/shop-fixtures";

// Whole purchases, with animations.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const shampoo = "Growth & Strength Shampoo";
/** What is typed into the checkout. */
const fields = [
  ["textbox", "Email", shopper.email],
  ["textbox", "First name", shopper.firstName],
  ["textbox", "Last name", shopper.lastName],
  ["textbox", "Address", shopper.address],
  ["textbox", "City", shopper.city],
  ["combobox", "State", "Oregon"],
  ["textbox", "ZIP code", shopper.zip],
] as const;

test("a visitor buys a shampoo by mouse, from the home page to the order number", async ({
  page,
  shop,
  cart,
}) => {
  await buyByMouse(page, shop, cart);
});

test("a visitor buys a shampoo by keyboard alone", async ({ page, shop, cart }) => {
  await shop.openHome();
  await tabTo(page, shop.menu.getByRole("link", { name: "Shop", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop");
  await tabTo(page, shop.category("Haircare"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/haircare");
  await tabTo(page, shop.card(shampoo).getByRole("link", { name: shampoo, exact: true }));
  await page.keyboard.press("Enter");
  await expect(shop.title).toHaveText(shampoo);

  await tabTo(page, shop.value("Size", "300 ml"));
  await page.keyboard.press("ArrowRight");
  await expect(shop.value("Size", "500 ml")).toBeChecked();
  await tabTo(page, shop.addToCart);
  await page.keyboard.press("Enter");
  await cart.expectPieces(1);

  await tabTo(page, cart.button, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toBeVisible();
  await tabTo(page, cart.drawer.getByRole("button", { name: `Increase quantity of ${shampoo}` }));
  await page.keyboard.press("Enter");
  await expect(cart.drawer).toContainText("$92.00 USD");
  await tabTo(page, cart.checkoutButton);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Enter");

  const tab = await opened;
  await tab.waitForURL(/\/checkouts\//);
  const checkout = new Checkout(tab);
  for (const [role, name, text] of fields) {
    await tabTo(tab, tab.getByRole(role, { name, exact: true }));
    await tab.keyboard.type(text);
  }
  await tabTo(tab, checkout.placeOrder);
  await tab.keyboard.press("Enter");

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(tab.getByText(/^Order SOL-\d+$/)).toBeVisible();
});

test("a visitor buys a shampoo by what the browser's accessibility tree says", async ({
  page,
  shop,
}) => {
  await shop.openHome();
  const tree = new AccessibilityTree(page);
  await tree.press("link", "Shop");
  // The footer has a heading "Shop" too.
  await tree.find("heading", /^Shop Clean/);
  await tree.press("link", shampoo);
  await page.waitForURL("/products/*");
  await tree.press("radio", /^500 ml/, "Space");
  await tree.find("StaticText", "$46.00");
  await tree.press("button", /^Add to Cart/);
  await tree.press("button", "Shopping cart, 1 in it");
  await tree.find("dialog", "Shopping Cart");
  await tree.press("button", `Increase quantity of ${shampoo}`);
  await tree.find("StaticText", /\$92\.00/);
  const opened = page.context().waitForEvent("page");
  await tree.press("button", /^Checkout with/);

  const tab = await opened;
  await tab.waitForURL(/\/checkouts\//);
  const checkout = new AccessibilityTree(tab);
  for (const [role, name, text] of fields) {
    await checkout.focus(role, name);
    await tab.keyboard.type(text);
  }
  await checkout.press("button", "Place test order");

  await checkout.find("heading", "Thank you, Ana.");
  await checkout.find("StaticText", /^Order SOL-\d+$/);
});

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  control: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 90; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, "reached with the Tab key").toBeFocused();
}

type TreeNode = {
  role?: { value?: string };
  name?: { value?: string };
  ignored: boolean;
  backendDOMNodeId?: number;
};

/** The browser's own accessibility tree. Controls are found in it by role and name, and worked by keys. */
class AccessibilityTree {
  readonly page: Page;
  #session: Promise<CDPSession> | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async find(role: string, name: string | RegExp): Promise<void> {
    await expect(() => this.#node(role, name)).toPass({ timeout: 10_000 });
  }

  async press(role: string, name: string | RegExp, key = "Enter"): Promise<void> {
    await this.focus(role, name);
    await this.page.keyboard.press(key);
  }

  async focus(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      const { backendDOMNodeId } = await this.#node(role, name);
      const session = await this.#open();
      await session.send("DOM.focus", { backendNodeId: backendDOMNodeId });
    }).toPass({ timeout: 10_000 });
  }

  async #node(role: string, name: string | RegExp): Promise<TreeNode> {
    const session = await this.#open();
    const { nodes }: { nodes: TreeNode[] } = await session.send("Accessibility.getFullAXTree");
    const matches = (text: string) => (typeof name === "string" ? text === name : name.test(text));
    const found = nodes.find(
      (node) => !node.ignored && node.role?.value === role && matches(node.name?.value ?? ""),
    );
    if (!found) throw new Error(`The tree has no ${role} "${name}"`);
    return found;
  }

  #open(): Promise<CDPSession> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    return this.#session;
  }
}
