import type { BrowserContext, Locator } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { tabTo } from "../support/browser";
import type { Cart } from "../support/cart";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import type { Shop } from "../support/shop";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

const oil = "Botanical Hair Oil";

function getControls({ drawer }: Cart) {
  return {
    /** The line that opens the rest. */
    line: drawer.locator("summary", { hasText: "Discount code" }),
    field: drawer.getByRole("textbox", { name: "Discount code" }),
    apply: drawer.getByRole("button", { name: "Apply" }),
    remove: drawer.getByRole("button", { name: "Remove Code" }),
  };
}

/** Opens the cart with the oil of an earlier visit. */
async function openFilledCart(shop: Shop, cart: Cart) {
  await cart.fillBeforeVisit("hair-oil");
  await shop.visit("/contact");
  await cart.open();
}

/** The bodies of the calls that create a checkout, in order. */
function recordCheckouts(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes("mutation cartCreate")) bodies.push(body);
  });
  return bodies;
}

test("a checkout from a letter's link has its campaign, and the order the code of a second link", async ({
  page,
  context,
  shop,
  cart,
}) => {
  const queries: URLSearchParams[] = [];
  context.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/cart/c/") && searchParams.has("channel")) queries.push(searchParams);
  });
  const { line, field, remove } = getControls(cart);
  await shop.visit("/contact?utm_source=letter&gclid=X&channel=other");
  await shop.visit("/discount/WELCOME10?redirect=/products/hair-oil&utm_source=later");
  await expect(page).toHaveURL("/products/hair-oil?utm_source=later");
  await shop.addToCart.click();
  await cart.open();
  await expect(line).toContainText("WELCOME10");
  await expect(remove).toBeHidden();

  await line.click();
  await expect(cart.drawer).toContainText("We’ll enter WELCOME10 for you at checkout.");
  await expect(field).toHaveCount(0);
  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(/Discount WELCOME10\s*−\$1\.40/);
  expect(queries[0]?.get("channel")).toBe("online_store");
  expect(queries[0]?.get("utm_source")).toBe("letter");
  expect(queries[0]?.get("gclid")).toBe("X");
  expect(await context.cookies()).toEqual([]);
  await checkout.fillIn();
  await checkout.placeOrder.click();

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(checkout.summary).toContainText(/Discount WELCOME10\s*−\$1\.40/);
  await expectAccessible(checkout.page);
});

test("an expired code is reported at its field before the visitor leaves, and the next press goes without it", async ({
  page,
  context,
  shop,
  cart,
}) => {
  const { line, field, apply, remove } = getControls(cart);
  const checkouts = recordCheckouts(context);
  const refusal =
    "SPRING25 doesn’t apply to this cart. The discount code SPRING25 has expired. You can check out without it. Gift cards, and codes tied to your email address, are entered at checkout.";
  await openFilledCart(shop, cart);
  await line.click();
  await field.fill("SPRING25");
  await apply.click();
  await expect(remove).toBeFocused();
  await expect(remove).toHaveAccessibleDescription("We’ll enter SPRING25 for you at checkout.");
  await line.click();
  await expect(remove).toBeHidden();

  await cart.checkoutButton.click();
  await expect(field).toBeInViewport();
  await expect(field).toHaveAccessibleDescription(refusal);
  await expect(field).toHaveValue("SPRING25");
  await expect(cart.checkoutButton).toBeFocused();
  await expect(cart.checkoutButton).toHaveAccessibleDescription(refusal);
  await expect(cart.line(oil)).toBeVisible();
  expect(context.pages()).toEqual([page]);
  await expectAccessible(page, "dialog[open]");

  const checkout = await cart.checkOut();
  await expect(checkout.summary).toContainText(oil);
  await expect(checkout.summary).not.toContainText("Discount");
  await cart.open();
  await remove.click();
  await (await cart.checkOut()).page.close();
  const [withCode = "", withoutCode, later] = checkouts;
  expect(withCode).toContain('"discountCodes":["SPRING25"]');
  expect(withCode).toContain("discountCodes { code applicable }");
  expect(withoutCode).not.toContain("discountCodes");
  expect(later).toBe(withoutCode);
});

test("a code is entered, removed and entered again by keyboard, and kept for the visit; free shipping counts before it", async ({
  page,
  cart,
  shop,
}) => {
  const { line, field, remove } = getControls(cart);
  const dollars = 28;
  // The smallest quantity that ships free.
  const quantity = Math.ceil(facts.freeShippingFrom / dollars);
  await cart.fillBeforeVisit("shampoo", { quantity });
  await shop.visit("/contact");
  await cart.open();
  await tabTo(page, line);
  await page.keyboard.press("Enter");
  await tabTo(page, field);
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("Enter a discount code.");
  await page.keyboard.type("first");
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await expect(cart.drawer).toContainText("Your order ships free, before your discount");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(cart.drawer).not.toContainText("before your discount");
  await page.keyboard.type("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();

  await shop.visit("/contact");
  await cart.open();
  await expect(line).toContainText("WELCOME10");
  await cart.less("Gentle Daily Shampoo");
  await expect(cart.drawer).toContainText(
    `$${facts.freeShippingFrom - dollars}.00 away from free shipping, before your discount`,
  );
  await tabTo(page, cart.checkoutButton);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Enter");
  await (await opened).waitForURL(/\/checkouts\//);
});

testOnPhone(
  "a code of any length fits on a phone, and nothing covers it",
  async ({ page, shop, cart }) => {
    const { line, field, apply, remove } = getControls(cart);
    await openFilledCart(shop, cart);
    await line.tap();
    for (const control of [field, apply]) await expectInView(control);
    await field.fill("W".repeat(255));
    await apply.tap();
    await remove.scrollIntoViewIfNeeded();
    await expectInView(remove);
    await expectAccessible(page, "dialog[open]");
    expect(await scrollsSideways(page)).toBe(false);
    const { scrollWidth, clientWidth } = await cart.drawer.evaluate((drawer) => ({
      scrollWidth: drawer.scrollWidth,
      clientWidth: drawer.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);

    await cart.checkoutButton.tap();
    await expect(field).toHaveAttribute("aria-invalid", "true");
  },
);

/** Expects a target of 44 px in the window, over which nothing lies. */
async function expectInView(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 });
  const box = await control.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const isOnTop = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
}
