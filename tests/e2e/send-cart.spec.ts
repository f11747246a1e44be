import type { Page } from "@playwright/test";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { site } from "#brand/content/site.ts";
import { tabTo } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

const summary = (page: Page) => page.getByText("Send this cart", { exact: true });

/** The link of the email that the cart begins. */
async function getSentLink(page: Page): Promise<string> {
  const email = page
    .getByRole("dialog", { name: "Shopping Cart" })
    .getByRole("link", { name: "Email" });
  const mail = new URL((await email.getAttribute("href")) ?? "");
  return /http\S+/.exec(mail.searchParams.get("body") ?? "")?.[0] ?? "";
}

test("a cart continues on another device: the link fills it there, and the code is the link's", async ({
  page,
  cart,
  browser,
}) => {
  await cart.openWith("hair-oil", "?Size=1.7+fl+oz+%2850+ml%29");
  await cart.more("Botanical Hair Oil");
  await tabTo(page, summary(page));
  await page.keyboard.press("Enter");
  const code = cart.drawer.getByRole("img", { name: "QR code of the link to your cart" });
  await expect(code).toBeVisible();
  await expect(cart.drawer).not.toContainText("one-time purchase.");
  const link = await getSentLink(page);
  expect(new URL(link).pathname).toMatch(/^\/cart\/\d+:2$/);
  await expect(code.locator("path")).toHaveAttribute("d", toSvgPath(generate(link)));
  await expectAccessible(page);

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(new URL(new URL(link).pathname, page.url()).href);
  const drawer = there.getByRole("dialog", { name: "Shopping Cart" });
  await expect(drawer).toContainText("2 items in your cart");
  await expect(drawer).toContainText("1.7 fl oz (50 ml)");
  await other.close();
});

test("the link is copied, or shared by the device, on a phone before the code, and names what it cannot hold", async ({
  page,
  shop,
  cart,
}) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, "share", async (link: object) => Reflect.set(window, "shared", link));
    Object.defineProperty(navigator.clipboard, "writeText", {
      value: async (text: string) => Reflect.set(window, "copied", text),
    });
  });
  await cart.openWith("hair-nutraceutical", "?selling_plan=690000000001");
  await summary(page).click();
  await expect(cart.drawer).toContainText(
    "A link can’t hold a subscription. In it, Hair Nutraceutical, 1 month, Every 30 days will be a one-time purchase.",
  );
  const link = await getSentLink(page);
  expect(new URL(link).pathname).toMatch(/^\/cart\/\d+:1$/);
  await cart.drawer.getByRole("button", { name: "Copy Link" }).click();
  await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toBe(link);
  await cart.drawer.getByRole("button", { name: "Share", exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual({
    title: `A cart at ${site.name}`,
    url: link,
  });

  const getTop = async (name: string) =>
    (await cart.drawer.getByRole("heading", { name }).boundingBox())?.y ?? 0;
  for (const [width, first, second] of [
    [390, "Send to someone", "Continue on another device"],
    [1440, "Continue on another device", "Send to someone"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await getTop(first), `${width} pixels`).toBeLessThan(await getTop(second));
  }
});

test("where the code's script cannot be loaded, the cart says so and stays", async ({
  page,
  shop,
  cart,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await page.route(/\/assets\/send-cart-panel-/, (route) => route.abort());
  await cart.openWith("hair-oil");
  await summary(page).click();
  await expect(shop.toast("We couldn’t open this part of your cart")).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
});
