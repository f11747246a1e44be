import type { Page } from "@playwright/test";
import { whenFooterHydrated } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

test("offline, a link says so and can be retried", async ({ page, shop, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await shop.openProduct("hair-oil");
  await whenFooterHydrated(page);
  await goOffline(page);

  await shop.menu.getByRole("link", { name: "Blog", exact: true }).click();
  const toast = shop.toast("You are offline");
  await expect(toast).toContainText("This page needs a connection. Your cart is kept.");
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(toast).toBeVisible();
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  await context.setOffline(false);
  await toast.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/blog");
});

test("offline soon after the first load, the cart works, and the checkout says why it fails", async ({
  page,
  shop,
  cart,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Checkout failed/);
  const scripts = ["toast-view", "cart-drawer"].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await shop.openProduct("hair-oil");
  for (const response of await Promise.all(scripts)) await response.finished();
  await page.waitForLoadState("networkidle");
  await goOffline(page);

  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await cart.checkoutButton.click();

  const failure =
    "There was an error creating your checkout. Please try again. You are offline; your cart is kept.";
  await expect(shop.toast("Checkout failed")).toContainText(failure);
  await expect(cart.checkoutButton).toHaveAccessibleDescription(`Checkout failed ${failure}`);
  await expect(cart.lines).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});

/** Stands for the worker of earlier versions: it controls every page and serves its caches. */
const earlierWorker = `
addEventListener("install", (event) => event.waitUntil(store().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((copy) => copy ?? fetch(event.request))));
async function store() {
  const pages = await caches.open("shop-pages-1");
  await pages.put("/contact", new Response("An old copy", { headers: { "content-type": "text/html" } }));
}`;
const registration = `<!doctype html><title>Earlier version</title>
<script>navigator.serviceWorker.register("/service-worker.js")</script>`;

test("an earlier service worker is removed with caches", async ({ page, context, shop }) => {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await context.route("**/service-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: earlierWorker }),
  );
  await context.route("**/earlier-version", (route) =>
    route.fulfill({ contentType: "text/html", body: registration }),
  );
  await page.goto("/earlier-version");
  await expect.poll(isControlled).toBe(true);
  await page.goto("/contact");
  await expect(page.getByText("An old copy")).toBeVisible();

  await context.unrouteAll();
  await page.goto("/shop");
  await expect(shop.cards.first()).toBeVisible();
  // The browser looks for a newer worker when it is idle after a navigation.
  await expect
    .poll(() => getWorkerRemains(page), { timeout: 30_000 })
    .toEqual({ registrations: 0, caches: [] });
  await page.goto("/contact");
  await expect(shop.title).toBeVisible();
  expect(await isControlled()).toBe(false);
});

function getWorkerRemains(page: Page) {
  return page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
