import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

/** Stands for the worker of earlier versions: it controls every page and answers from its caches. */
const earlierWorker = `
addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((copy) => copy ?? fetch(event.request))));
async function keep() {
  const pages = await caches.open("shop-pages-1");
  await pages.put("/contact", new Response("An old copy", { headers: { "content-type": "text/html" } }));
  await caches.open("shop-files-1");
}`;
const registersWorker = `<!doctype html><title>Earlier version</title>
<script>navigator.serviceWorker.register("/service-worker.js")</script>`;

test("a browser that has the service worker of an earlier version loses it and its copies", async ({
  page,
  context,
  shop,
}) => {
  await context.route("**/service-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: earlierWorker }),
  );
  await context.route("**/earlier-version", (route) =>
    route.fulfill({ contentType: "text/html", body: registersWorker }),
  );
  await page.goto("/earlier-version");
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.goto("/contact");
  await expect(page.getByText("An old copy")).toBeVisible();

  await context.unrouteAll();
  await page.goto("/shop");
  await expect(shop.cards.first()).toBeVisible();

  await expect.poll(() => leftovers(page)).toEqual({ registrations: 0, caches: [] });
  await page.goto("/contact");
  await expect(shop.title).toBeVisible();
  expect(await isControlled(page)).toBe(false);
});

function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

function leftovers(page: Page) {
  return page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
