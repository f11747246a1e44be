import type { Page } from "@playwright/test";
import { whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

test("what is chosen and pressed before the scripts have arrived happens once they have", async ({
  page,
  shop,
  cart,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/products/hair-nutraceutical-45", { waitUntil: "commit" });

  await shop.choose("Supply", "2 months");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await shop.addToCart.click();
  await expect(page).toHaveURL(/\/products\/hair-nutraceutical-45$/);
  letScriptsThrough();

  await expect(shop.toast("Added to cart!")).toBeVisible();
  await expect(page).toHaveURL(/Supply=2\+months/);
  await expect(shop.value("Supply", "2 months")).toBeChecked();
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 2 in it");
  await cart.open();
  await expect(cart.line("Hair Nutraceutical 45+")).toContainText("2 months");
});

test("a button that is pressed several times before the scripts have arrived is pressed once", async ({
  page,
  shop,
  cart,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/products/hair-oil", { waitUntil: "commit" });

  for (let presses = 1; presses <= 3; presses++) await shop.addToCart.click();
  letScriptsThrough();

  await expect(shop.toast("Added to cart!")).toBeVisible();
  await whenInteractive(page);
  await expect(cart.button).toHaveAccessibleName("Shopping cart, 1 in it");
});

test("a form of a section that is not hydrated yet is sent once, without leaving the page", async ({
  page,
}) => {
  const sent: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData());
  });
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");

  await footer.getByRole("textbox", { name: "Email address" }).fill("early@solenne.example");
  for (const _ of ["first", "second"])
    await footer.getByRole("button", { name: "Subscribe" }).click();
  letScriptsThrough();

  await expect(footer.getByText("Thanks for subscribing!")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  expect(sent.filter((body) => body?.includes("early%40solenne.example"))).toHaveLength(1);
});

test("what is typed before the scripts have arrived is searched for", async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox");

  await field.fill("serum");
  await field.press("Enter");
  letScriptsThrough();

  await expect(page).toHaveURL(/\/search\?q=serum$/);
  await expect(field).toHaveValue("serum");
});

test("menus open and links lead on while there are no scripts, and each press counts once", async ({
  page,
  shop,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/", { waitUntil: "commit" });
  const press = shop.menu.getByRole("link", { name: "Press" });

  await shop.menu.getByRole("button", { name: "The Proof submenu" }).click();
  await expect(press).toBeVisible();
  letScriptsThrough();
  await whenInteractive(page);
  await expect(press).toBeVisible();
  await press.click();

  await expect(page).toHaveURL(/\/proof\/press$/);
});

test("the filter opens while there are no scripts, and keeps what is chosen in it", async ({
  page,
  shop,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto("/shop", { waitUntil: "commit" });
  const panel = page.getByRole("dialog", { name: "Filter and sort" });

  await page.getByRole("button", { name: "Filter" }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("checkbox", { name: "Dryness" }).check();
  letScriptsThrough();
  await whenInteractive(page);
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: /^Show \d+ products?$/ }).click();

  await expect(page).toHaveURL("/shop?concern=dryness");
  await expect(panel).toBeHidden();
  await expect(shop.cards).not.toHaveCount(0);
});

test("a page whose scripts never arrive does with a form what it does without script", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /^exception: (?:TypeError: Failed to fetch dynamically .*)?$/s);
  const held = await holdScripts(page, "abort");
  await page.goto("/search", { waitUntil: "commit" });

  await page.getByRole("main").getByRole("searchbox").fill("oil");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  held();

  await expect(page).toHaveURL(/\/search\?q=oil$/);
});

test("the scripts of a page begin after its first paint, and nothing waits for them", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The first script of the page that runs says when: React Router's table of the page's modules.
    let modules: unknown;
    Object.defineProperty(window, "__reactRouterRouteModules", {
      get: () => modules,
      set(value: unknown) {
        modules = value;
        performance.mark("begun");
      },
    });
  });
  const response = await page.goto("/");
  await whenInteractive(page);

  const served = (await response?.text()) ?? "";
  const [, later = ""] = /<template id="scripts">(.*?)<\/template>/.exec(served) ?? [];
  expect(later.match(/<(?:link rel="modulepreload"|script) /g)?.length).toBeGreaterThan(4);
  expect(served.replace(later, "")).not.toMatch(/modulepreload|<script(?![^>]* async)[^>]* src/);
  const order = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    begun: performance.getEntriesByName("begun")[0]?.startTime,
  }));
  expect(order.begun).toBeGreaterThanOrEqual(order.painted ?? Number.POSITIVE_INFINITY);
});

/** Keeps what the page would run until the function that comes back is called. */
async function holdScripts(page: Page, then: "continue" | "abort" = "continue") {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:shared|framework|root)-.*\.js$/, async (route) => {
    await promise;
    await route[then]();
  });
  return resolve;
}
