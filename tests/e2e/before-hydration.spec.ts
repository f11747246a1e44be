import type { Page } from "@playwright/test";
import { site } from "#brand/content/site.ts";
import { holdRequests, whenIdle } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

const holdScripts = (page: Page, then?: "abort") =>
  holdRequests(page, /\/assets\/(?:shared|framework|root)-.*\.js$/, then);

test("what is pressed and sent before the scripts arrive happens later, once, on the same page", async ({
  page,
  shop,
  cart,
}) => {
  const release = await holdScripts(page);
  await page.goto("/products/hair-nutraceutical-45", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");

  await shop.choose("Supply", "2 months");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  for (let presses = 1; presses <= 3; presses++) await shop.addToCart.click();
  await footer.getByRole("textbox", { name: "Email address" }).fill("early@solenne.example");
  for (const _ of ["first", "second"])
    await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/products/hair-nutraceutical-45");
  release();

  await expect(shop.toast("Added to cart!")).toBeVisible();
  await expect(page).toHaveURL("/products/hair-nutraceutical-45?Supply=2+months");
  await expect(shop.value("Supply", "2 months")).toBeChecked();
  await expect(footer.getByText("Thanks for subscribing!")).toBeVisible();
  const sent = await page.requests();
  const body = "early%40solenne.example";
  expect(sent.filter((request) => request.postData()?.includes(body))).toHaveLength(1);

  await cart.expectPieces(2);
  await cart.open();
  await expect(cart.line("Hair Nutraceutical 45+")).toContainText("2 months");
});

test("a search typed before the scripts arrive runs with or without them", async ({
  page,
  problems,
}) => {
  const field = page.getByRole("main").getByRole("searchbox");
  let release = await holdScripts(page);
  await page.goto("/search", { waitUntil: "commit" });
  await field.fill("serum");
  await field.press("Enter");
  release();
  await expect(page).toHaveURL("/search?q=serum");
  await expect(field).toHaveValue("serum");

  await page.unrouteAll();
  problems.expect(/ERR_FAILED/, /^exception: (?:TypeError: Failed to fetch dynamically .*)?$/s);
  release = await holdScripts(page, "abort");
  await page.goto("/search", { waitUntil: "commit" });
  await field.fill("oil");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  release();
  await expect(page).toHaveURL("/search?q=oil");
});

test("a first image that stalls does not keep the page from reacting", async ({ page, cart }) => {
  await page.clock.install();
  await page.route(/\/pictures\/.*hero/, () => new Promise(() => {}));
  await page.goto("/", { waitUntil: "commit" });

  await cart.button.hover();
  await page.clock.fastForward(2_000);
  await expect(page.locator("html")).not.toHaveAttribute("data-dehydrated");
});

for (const [name, place] of [
  ["which stays", "prepend"],
  ["which looks like the page’s own", "append"],
] as const)
  test(`an email typed early stays beside what an extension adds early, ${name}`, async ({
    page,
    problems,
  }) => {
    if (place === "append") problems.expect(/^exception: .*#418/s);
    await page.addInitScript((place) => {
      new MutationObserver((_, observer) => {
        const line = document.querySelector("footer form div");
        if (!line) return;
        observer.disconnect();
        document.body.prepend(document.createElement("aside"));
        line[place](document.createElement("aside"));
      }).observe(document, { childList: true, subtree: true });
    }, place);
    const release = await holdScripts(page);
    await page.goto("/products/hair-oil", { waitUntil: "commit" });
    const field = page.getByRole("contentinfo").getByRole("textbox", { name: "Email address" });
    await field.fill("early@solenne.example");
    release();
    await whenIdle(page);

    await expect(field).toHaveValue("early@solenne.example");
    await expect(page.locator("body > aside")).toBeAttached();
    await expect(page.locator("form aside")).toHaveCount(place === "prepend" ? 1 : 0);
  });

test("a script that is cut off is loaded again; one that never comes is named", async ({
  page,
  shop,
  cart,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /^exception: (?:TypeError: Failed to fetch dynamically .*)?$/s);
  const script = /\/assets\/root-.*\.js$/;
  await page.route(script, (route) => route.abort(), { times: 1 });
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await cart.expectPieces(1);

  await page.route(script, (route) => route.abort());
  await shop.openProduct("hair-oil");
  await expect(page.locator("html")).toHaveAttribute("data-failed");
  const notice = await page.evaluate(() => getComputedStyle(document.body, "::after").content);
  expect(notice).toContain("Reload it to use the cart");
  await page.getByRole("banner").getByRole("link", { name: site.name, exact: true }).click();
  await expect(page).toHaveURL("/");
});
