import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { standardSize } from "../support/catalogues";
import { expect, test } from "../support/shop-fixtures";

const button = (page: Page) => page.getByRole("button", { name: /^Filter/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filter and sort" });
const show = (page: Page) => panel(page).getByRole("button", { name: /^Show/ });
const inForce = (page: Page) => page.getByRole("list", { name: "Filters in force" });
const robots = (page: Page) => page.locator('meta[name="robots"]');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

/** The number that stands beside a value of the panel. */
async function countBeside(page: Page, value: string): Promise<number> {
  const text = await panel(page)
    .getByText(value, { exact: true })
    .locator("xpath=..")
    .textContent();
  return Number(/(\d+)\s+products?$/.exec(text ?? "")?.[1]);
}

test("a list is filtered by keyboard, shared by its address and taken back step by step", async ({
  shop,
  page,
  runningShop,
}) => {
  await shop.openShop();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await expect(show(page)).toHaveText(`Show ${standardSize} products`);

  const dry = await countBeside(page, "Dryness");
  await panel(page).getByRole("checkbox", { name: "Dryness" }).focus();
  await page.keyboard.press("Space");
  await expect(show(page)).toHaveText(`Show ${dry} products`);
  const cheap = await countBeside(page, "Under $25");
  expect(cheap).toBeLessThan(dry);
  await panel(page).getByRole("checkbox", { name: "Under $25" }).check();
  await panel(page).getByRole("radio", { name: "Price, high to low" }).check();
  await expect(show(page)).toHaveText(`Show ${cheap} products`);
  await expect(page).toHaveURL("/shop");
  await show(page).press("Enter");

  const address = "/shop?sort=price-desc&concern=dryness&price=under-25";
  await expect(page).toHaveURL(address);
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName("Filter 2 chosen");
  await expect(shop.list.getByText(`Showing ${cheap} products`)).toBeVisible();
  await expect(shop.cards).toHaveCount(cheap);

  await inForce(page).getByRole("link", { name: "Remove Under $25" }).click();
  await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
  await expect(shop.cards).toHaveCount(dry);
  await expect(button(page)).toBeFocused();
  await page.getByRole("navigation", { name: "Categories" }).getByText("Haircare").click();
  await expect(page).toHaveURL("/shop/haircare?sort=price-desc&concern=dryness");
  await page.goBack();
  await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
  await inForce(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(shop.cards).toHaveCount(standardSize);
  await expect(inForce(page)).toHaveCount(0);
  await expect(robots(page)).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName("Filter");

  await page.goBack();
  await expect(shop.cards).toHaveCount(dry);
  await page.goBack();
  await expect(shop.cards).toHaveCount(cheap);
  await page.goForward();
  await expect(shop.cards).toHaveCount(dry);

  const response = await shop.visit(address);
  expect(response?.status()).toBe(200);
  await expect(shop.cards).toHaveCount(cheap);
  await expect(robots(page)).toHaveAttribute("content", "noindex");
  await expect(canonical(page)).toHaveAttribute("href", `${runningShop.origin}/shop`);
});

test("what is chosen before the panel's script has arrived counts once it has", async ({
  shop,
  page,
}) => {
  const letThrough = await holdPanel(page);
  await shop.openShop();
  await button(page).click();
  await panel(page).getByRole("button", { name: "Close filter" }).click();
  await button(page).click();
  await panel(page).getByRole("checkbox", { name: "Dryness" }).check();
  await panel(page).getByRole("radio", { name: "Price, high to low" }).check();
  await expect(show(page)).toHaveText("Show products");
  letThrough();

  await expect(show(page)).toHaveText(/^Show \d+ products$/);
  const dry = await countBeside(page, "Dryness");
  expect(dry).toBeLessThan(standardSize);
  await expect(show(page)).toHaveText(`Show ${dry} products`);
  await show(page).click();

  await expect(page).toHaveURL("/shop?sort=price-desc&concern=dryness");
  await expect(panel(page)).toBeHidden();
  await expect(shop.cards).toHaveCount(dry);
});

test("a panel closed before its script has arrived forgets what was not shown", async ({
  shop,
  page,
}) => {
  const letThrough = await holdPanel(page);
  await shop.openShop();
  await button(page).click();
  await panel(page).getByRole("checkbox", { name: "Dryness" }).check();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  letThrough();
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);

  await button(page).click();

  await expect(panel(page).getByRole("checkbox", { name: "Dryness" })).not.toBeChecked();
  await expect(show(page)).toHaveText(`Show ${standardSize} products`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the panel is a sheet that a tap fills in, and Escape forgets what was not shown", async ({
    shop,
    page,
  }) => {
    await shop.openShop("scalp-therapy");
    await button(page).tap();
    await panel(page).getByText("Build-up").tap();
    await expect(show(page)).toHaveText(/^Show \d products?$/);
    // It moves in, so its place is asked for until it stands.
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 0, width: 390 });
    await expect.poll(async () => (await panel(page).boundingBox())?.y).toBeGreaterThan(60);

    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await button(page).tap();
    await expect(panel(page).getByRole("checkbox", { name: "Build-up" })).not.toBeChecked();

    await panel(page).getByText("Sold out").tap();
    await expect(show(page)).toHaveText("Show 0 products");
    await show(page).tap();

    await expect(page).toHaveURL("/shop/scalp-therapy?availability=sold-out");
    await expect(shop.list.getByText("Showing 0 products")).toBeVisible();
    await expect(shop.list.getByRole("heading", { name: "No products found" })).toBeVisible();
    await inForce(page).getByRole("link", { name: "Remove Sold out" }).tap();
    await expect(page).toHaveURL("/shop/scalp-therapy");
    await expect(shop.cards).not.toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel opens, asks by its address and shows what is in force", async ({
    shop,
    page,
  }) => {
    await page.goto("/shop/haircare");
    const all = await shop.cards.count();
    await button(page).click();
    await panel(page).getByRole("radio", { name: "Price, low to high" }).check();
    await panel(page).getByRole("checkbox", { name: "Texture and frizz" }).check();
    await panel(page).getByRole("button", { name: "Show products" }).click();

    await expect(page).toHaveURL("/shop/haircare?sort=price-asc&concern=texture");
    const found = await shop.cards.count();
    expect(found).toBeLessThan(all);
    await expect(shop.list.getByText(`Showing ${found} product`)).toBeVisible();
    await expect(inForce(page).getByRole("link")).toHaveText([
      "Texture and frizz",
      "Price, low to high",
      "Clear all",
    ]);
    await button(page).click();
    await expect(panel(page).getByRole("radio", { name: "Price, low to high" })).toBeChecked();
    await panel(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/shop/haircare");
    await expect(shop.cards).toHaveCount(all);
  });
});

const attack = encodeURIComponent(`"><script>document.title="executed"</script>`);

test("an address that asks for nonsense shows the whole list and says nothing of it", async ({
  shop,
  page,
  request,
}) => {
  const path = `/shop?concern=${attack}&sort=${attack}&price=x&price=x&availability=__proto__&${attack}=1`;
  await shop.visit(path);

  await expect(shop.cards).toHaveCount(standardSize);
  await expect(inForce(page)).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName("Filter");
  await expect(page).not.toHaveTitle(/executed/);
  const long = await request.get(`/shop?concern=${"a".repeat(10_000)}`);
  expect(long.status()).toBe(414);
  const listed = await request.get(`/shop?concern=${"a".repeat(3_000)}&concern=%ff%fe`);
  expect(listed.status()).toBe(200);
  expect(await listed.text()).toContain(`Showing ${standardSize} products`);
});

test("the open panel and the filters in force are accessible", async ({ shop, page }) => {
  await shop.visit("/shop?concern=dryness&sort=name");

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole("button", { name: "Close filter" }).click();
    await expect(panel(page)).toBeHidden();
  }
});

/** Keeps the panel's script until the function that comes back is called. */
async function holdPanel(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/filter-panel-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
