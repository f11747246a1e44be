import type { Page } from "@playwright/test";
import { counted } from "~/lib/text";
import { holdRequests } from "../support/browser";
import { standardSize } from "../support/catalogs";
import { expectAccessible } from "../support/page-shape";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

const button = (page: Page) => page.getByRole("button", { name: /^Filter/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filter and sort" });
const show = (page: Page) => panel(page).getByRole("button", { name: /^Show/ });
const close = (page: Page) => panel(page).getByRole("button", { name: "Close filters" });
const active = (page: Page) => page.getByRole("list", { name: "Active filters" });
const checkbox = (page: Page, name: string) => panel(page).getByRole("checkbox", { name });
const radio = (page: Page, name: string) => panel(page).getByRole("radio", { name });
/** Script of the page, which contains the panel. */
const pageScript = /\/assets\/shop-[\w-]{8}\.js$/;

/** The number beside a value of the panel. */
async function countBeside(page: Page, value: string): Promise<number> {
  const label = panel(page).getByText(value, { exact: true }).locator("xpath=..");
  return Number(/(\d+)\s+products?$/.exec((await label.textContent()) ?? "")?.[1]);
}

test("a list is filtered by keyboard, shared and undone", async ({
  shop,
  page,
  request,
  runningShop,
}) => {
  await shop.openShop();
  await button(page).press("Enter");
  await expect(show(page)).toHaveText(`Show ${standardSize} Products`);
  await expectAccessible(page, "dialog[open]");

  const dry = await countBeside(page, "Dryness");
  await checkbox(page, "Dryness").press("Space");
  await expect(show(page)).toHaveText(`Show ${dry} Products`);
  const cheap = await countBeside(page, "Under $25");
  expect(cheap).toBeLessThan(dry);
  await checkbox(page, "Under $25").check();
  await radio(page, "Price, high to low").check();
  await expect(show(page)).toHaveText(`Show ${counted(cheap, "Product")}`);
  await expect(page).toHaveURL("/shop");
  await show(page).press("Enter");

  const address = "/shop?sort=price-desc&concern=dryness&price=under-25";
  await expect(page).toHaveURL(address);
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName("Filter 2 active");
  await expect(shop.list.getByText(`Showing ${counted(cheap, "product")}`)).toBeVisible();
  await expect(shop.cards).toHaveCount(cheap);

  await active(page).getByRole("link", { name: "Remove Under $25" }).click();
  await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
  await expect(shop.cards).toHaveCount(dry);
  await expect(button(page)).toBeFocused();
  await page.getByRole("navigation", { name: "Categories" }).getByText("Haircare").click();
  await expect(page).toHaveURL("/shop/haircare?sort=price-desc&concern=dryness");
  await page.goBack();
  await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
  await active(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(active(page)).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName("Filter");

  for (const count of [dry, cheap]) {
    await page.goBack();
    await expect(shop.cards).toHaveCount(count);
  }
  await page.goForward();
  await expect(shop.cards).toHaveCount(dry);

  const shared = await request.get(address);
  expect(shared.status()).toBe(200);
  const html = await shared.text();
  expect(html.match(/<article/g)).toHaveLength(cheap);
  expect(html).toContain(`rel="canonical" href="${runningShop.origin}/shop"`);
});

for (const [name, scripts] of [
  ["any script", /\/assets\/(?:shared|framework|root)-.*\.js$/],
  ["the page's script", pageScript],
] as const)
  test(`what is chosen before ${name} arrives counts once it is there`, async ({ shop, page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto("/shop", { waitUntil: "commit" });
    await button(page).click();
    await close(page).click();
    await button(page).click();
    await checkbox(page, "Dryness").check();
    await radio(page, "Price, high to low").check();
    await expect(show(page)).toHaveText("Show Products");
    release();

    await expect(show(page)).toHaveText(/^Show \d+ Products$/);
    const dry = await countBeside(page, "Dryness");
    expect(dry).toBeLessThan(standardSize);
    await expect(show(page)).toHaveText(`Show ${dry} Products`);
    await show(page).click();

    await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
    await expect(panel(page)).toBeHidden();
    await expect(shop.cards).toHaveCount(dry);
  });

test("a panel closed before the page's script arrives forgets what was not applied", async ({
  page,
}) => {
  const release = await holdRequests(page, pageScript);
  await page.goto("/shop");
  await button(page).click();
  await checkbox(page, "Dryness").check();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  release();
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);

  await button(page).click();
  await expect(checkbox(page, "Dryness")).not.toBeChecked();
  await expect(show(page)).toHaveText(`Show ${standardSize} Products`);
});

testOnPhone("on a phone, the filter is a sheet that is used by taps", async ({ shop, page }) => {
  await shop.visit("/shop/scalp-therapy?sort=name");
  await button(page).tap();
  await expectAccessible(page, "dialog[open]");
  await panel(page).getByText("Buildup").tap();
  await expect(show(page)).toHaveText(/^Show \d Products?$/);
  // The panel slides in.
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBeGreaterThan(60);

  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await button(page).tap();
  await expect(checkbox(page, "Buildup")).not.toBeChecked();

  await panel(page).getByText("Sold out").tap();
  await expect(show(page)).toHaveText("Show 0 Products");
  await show(page).tap();
  await expect(page).toHaveURL("/shop/scalp-therapy?sort=name&availability=sold-out");
  await expect(shop.list.getByText("Showing 0 products")).toBeVisible();
  await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
  await active(page).getByRole("link", { name: "Remove Sold out" }).tap();
  await expect(page).toHaveURL("/shop/scalp-therapy?sort=name");
  await expect(shop.cards).not.toHaveCount(0);
});

testWithoutScript("without script, the panel filters by its address", async ({ shop, page }) => {
  const link = page.getByRole("link", { name: /^Filter/ });
  await page.goto("/shop/haircare");
  const all = await shop.cards.count();
  await link.click();
  await radio(page, "Price, low to high").check();
  await checkbox(page, "Texture and frizz").check();
  await panel(page).getByRole("button", { name: "Show Products" }).click();

  await expect(page).toHaveURL("/shop/haircare?sort=price-asc&concern=texture");
  const found = await shop.cards.count();
  expect(found).toBeLessThan(all);
  await expect(shop.list.getByText(`Showing ${found} product`)).toBeVisible();
  await expect(active(page).getByRole("link")).toHaveText([
    "Texture and frizz",
    "Price, low to high",
    "Clear all",
  ]);
  await link.click();
  await expect(radio(page, "Price, low to high")).toBeChecked();
  await panel(page).getByRole("link", { name: "Close filters" }).click();
  await expect(panel(page)).toBeHidden();
  await link.click();
  await panel(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/shop\/haircare$/);
  await expect(shop.cards).toHaveCount(all);
});
