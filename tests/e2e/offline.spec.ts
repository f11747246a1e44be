import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { catalogueWith, productRecord } from "../support/catalogues";
import { whenInteractive, whenWatched } from "../support/interactive";
import { keptOnDevice, test } from "../support/offline";
import { Shop } from "../support/shop";
import { expect } from "../support/shop-fixtures";

test.use({ serviceWorkers: "allow", timezoneId: "UTC" });
// One after the other: they share a shop of their own, and the worker works when nothing else does.
test.describe.configure({ mode: "default", timeout: 120_000 });

/** What browsers say of requests that end without an answer. */
const noNetwork = /Failed to load resource: net::ERR_/;
const asOf = /You are offline\. Prices and availability are from \w+ \d+ at \d+:\d\d [AP]M\./;

/** Opens a page and waits until the device has it and all that the tests below ask of it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await new Shop(page).visit(path);
  await whenWatched(page);
  // Bytes by bytes behind everything else, on a machine that may be busy.
  await expect
    .poll(async () => (await keptOnDevice(page)).pages, { timeout: 30_000 })
    .toEqual(expect.arrayContaining([path, "/offline"]));
  const parts = [...(await filesOf(page)), expect.stringMatching(/cart-drawer/)];
  await expect
    .poll(async () => (await keptOnDevice(page)).files, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(parts));
}

function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paths = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname);
    return paths.filter((path) => path.startsWith("/assets/"));
  });
}

const notice = (page: Page) =>
  page.getByRole("status").filter({ hasText: /offline|online|answer/ });

test("what she saw is there without a network, says of what time it is, and her cart goes on", async ({
  page,
  shop,
  cart,
  context,
  goods,
  problems,
}) => {
  problems.expect(noNetwork);
  await openAndKeep(page, "/shop");
  await shop.openFromList("Botanical Hair Oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect.poll(async () => (await keptOnDevice(page)).pages).toContain("/products/hair-oil");

  await context.setOffline(true);
  await expect(notice(page)).toContainText("You are offline. Your cart is kept");
  await shop.addToCart.click();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  // The drawer was never opened before; its script is on the device.
  await cart.open();
  await expect(cart.drawer).toContainText("checkout opens once you are back");
  await cart.checkoutButton.click();
  await expect(cart.drawer).toContainText("Checkout needs a connection");
  expect(context.pages()).toHaveLength(1);
  await expectAccessible(page);
  await cart.close();

  // What needs the network says so, and can be pressed again.
  const search = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  await search.click();
  await expect(shop.toast("The search could not be opened")).toContainText("check your connection");

  // A link opens the copy, whole; what the store would say now is said nowhere.
  goods.sell(catalogueWith(productRecord({ handle: "hair-oil", title: "Oil of today" })));
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/shop");
  await expect(notice(page)).toHaveText(asOf);
  await expect(shop.card("Botanical Hair Oil")).toContainText("$14.00");
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");

  // With the network, the page renews itself; the cart is still there and can be paid for.
  await context.setOffline(false);
  await expect(shop.card("Oil of today")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
});

test("a page that was never opened leads to those that were, and comes by itself", async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(noNetwork);
  await openAndKeep(page, "/products/hair-oil");
  await page.goto("/search?q=oil");
  await expect(shop.title).toBeVisible();
  problems.expect(/status of 404/, /404.*no-such-page/);
  await page.goto("/no-such-page");
  await whenInteractive(page);
  await context.setOffline(true);

  await page.goto("/about?utm_source=letter");
  await expect(shop.title).toHaveText("This page needs a connection");
  const list = page.getByRole("region", { name: "Pages you can read now" });
  await expect(list.getByRole("link")).toHaveText(["Botanical Hair Oil"]);
  await expect(list.getByRole("listitem")).toContainText(/As of \w+ \d+ at /);
  await page.evaluate(() => {
    Reflect.set(window, "isSameDocument", true);
    dispatchEvent(new Event("online"));
  });
  await expectAccessible(page);
  expect(await page.evaluate(() => "isSameDocument" in window), "left for a flicker").toBe(true);

  await list.getByRole("link").click();
  await expect(shop.title).toHaveText("Botanical Hair Oil");
  await expect(notice(page)).toHaveText(asOf);
  await page.goBack();
  await expect(shop.title).toHaveText("This page needs a connection");
  await whenInteractive(page);

  await context.setOffline(false);
  await expect(page).toHaveURL("/about?utm_source=letter");
  await expect(shop.title).not.toHaveText("This page needs a connection");

  const { pages = [], files = [], pictures = [] } = await keptOnDevice(page);
  expect(pages.filter((path) => !/^\/(?:offline|about|products\/hair-oil)$/.test(path))).toEqual(
    [],
  );
  const others = [...files, ...pictures].filter(
    (path) => !/^\/(?:assets|pictures|cdn)\//.test(path),
  );
  expect(others).toEqual([]);
});

test("a shop that cannot be reached is not taken for a page, and a full device keeps nobody out", async ({
  page,
  shop,
  context,
  front,
  problems,
}) => {
  problems.expect(noNetwork);
  await openAndKeep(page, "/products/hair-oil");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });
  await page.goto("/shop");
  await expect(shop.cards.first()).toBeVisible();
  await expect.poll(async () => (await keptOnDevice(page)).pictures ?? []).toEqual([]);

  front.answer(() => "cut");
  await page.goto("/products/hair-oil");
  await expect(notice(page)).toContainText("The shop does not answer just now. Prices");
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  front.answer((path) => (path === "/products/hair-oil" ? { status: 503, body: "" } : null));
  expect((await page.reload())?.status()).toBe(503);
  problems.expect(/status of 503/);

  front.reset();
  await page.goto("/products/hair-oil");
  await expect(shop.addToCart).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a newer worker takes over from a lone page alone, drops older files, and can be called off", async ({
  page,
  shop,
  context,
  front,
}) => {
  await openAndKeep(page, "/products/hair-oil");
  const second = await context.newPage();
  await second.goto("/products/hair-oil");
  await page.evaluate(async () => {
    const files = await caches.open("shop-files-1");
    await files.put("/assets/older-ABCDEFGH.js", new Response("export {}"));
  });

  front.rewrite("/service-worker.js", (text) => `${text}\n// newer`);
  await update(page);
  await expect.poll(() => states(page)).toMatchObject({ waiting: true });
  await visitAgain(page);
  expect(await states(page)).toMatchObject({ waiting: true });
  expect((await keptOnDevice(page)).files).toContain("/assets/older-ABCDEFGH.js");

  await second.close();
  // A closed page may be counted for a moment longer.
  await expect(async () => {
    await visitAgain(page);
    await expect
      .poll(async () => (await keptOnDevice(page)).files)
      .not.toContain("/assets/older-ABCDEFGH.js");
  }).toPass({ timeout: 45_000 });
  expect(await states(page)).toMatchObject({ waiting: false });
  expect((await keptOnDevice(page)).files).toEqual(
    expect.arrayContaining([expect.stringMatching(/cart-drawer/)]),
  );

  const off = await (await page.request.get("/service-worker-off.js")).text();
  front.rewrite("/service-worker.js", () => off);
  await update(page);
  await expect.poll(async () => Object.values(await keptOnDevice(page)).flat()).toEqual([]);
  await page.goto("/shop");
  await expect(shop.cards.first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

/** A visit after which somebody is there, so that the page looks after its worker. */
async function visitAgain(page: Page): Promise<void> {
  await new Shop(page).visit("/products/hair-oil");
  await whenWatched(page);
}

function update(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

function states(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting) };
  });
}
