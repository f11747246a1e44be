import { type ShopProcess, startShop } from "../support/server-process";
import { createShop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

async function findMetrics(shop: ShopProcess): Promise<string> {
  const found = () => /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(shop.log())?.[0] ?? "";
  await expect.poll(found).not.toBe("");
  return found();
}

test("log and metrics show the shop, and nothing about visitors", async ({ page, request }) => {
  const shop = await startShop(null, { METRICS_PORT: "0", LOG_LEVEL: "info" });
  const log = () =>
    shop
      .log()
      .split("\n")
      .filter((line) => line.startsWith("{") && line.endsWith("}"))
      .map((line) => JSON.parse(line));
  const findLine = (path: string) => log().find((line) => line.path === path);

  try {
    // A visit is counted, and measured when it ends.
    await page.goto(`${shop.origin}/products/hair-oil?q=jane@mail.example`);
    // A paint after the first input is not the largest one.
    await page.evaluate(() => {
      const options = { type: "largest-contentful-paint", buffered: true };
      return new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe(options),
      );
    });
    const measuring = page.waitForResponse(/report-web-vitals-/);
    await page.mouse.wheel(0, 400);
    // The same module, once it has begun to measure.
    await page.evaluate((url) => import(url), (await measuring).url());
    // The library reports once the browser has reported the first paint.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goto("about:blank");
    await expect.poll(() => findLine("/vitals")?.status, { timeout: 20_000 }).toBe(204);

    // A request is logged by its path.
    const answer = await request.get(`${shop.origin}/search?q=very+private+words`);
    await expect
      .poll(() => findLine("/search"))
      .toMatchObject({ level: "info", requestId: answer.headers()["x-request-id"], status: 200 });

    const figures = await (await request.get(await findMetrics(shop))).text();
    for (const figure of [
      /^shop_request_duration_seconds_count\{route="\/products\/:handle",status="2xx",page="fresh"\} 1$/m,
      /^shop_request_duration_seconds_count\{route="\/search",status="2xx",page="none"\} 1$/m,
      /^shop_commerce_call_duration_seconds_count\{operation="GetProductByHandle",outcome="ok"\} \d+$/m,
      /^shop_page_cache_pages [1-9]/m,
      /^shop_web_vital_count\{name="LCP",route="\/products\/:handle",rating="[a-z-]+"\} 1$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ])
      expect(figures).toMatch(figure);

    expect((await request.get(`${shop.origin}/metrics`)).status()).toBe(404);
    expect(shop.log()).not.toMatch(
      /jane|mail\.example|private|typed|127\.0\.0\.1(?!:\d+\/metrics)/,
    );
  } finally {
    await shop.stop();
  }
});

for (const [visitor, isPrivate, count] of [
  ["the server counts that a checkout was asked for and opened", false, 1],
  ["with Global Privacy Control the server learns nothing of a checkout", true, 0],
] as const)
  test(visitor, async ({ cart, page, request }) => {
    const shop = await startShop(null, { METRICS_PORT: "0" });
    try {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "globalPrivacyControl", { value });
      }, isPrivate);
      await page.goto(`${shop.origin}/products/hair-oil`);
      await createShop(page).addToCart.click();
      await cart.open();
      const { title } = await cart.checkOut();
      await expect(title).toHaveText("Checkout");

      const url = await findMetrics(shop);
      const counted = async () => (await request.get(url)).text();
      for (const outcome of ["asked", "opened"])
        await expect
          .poll(counted)
          .toContain(`\nshop_checkouts_total{outcome="${outcome}",failure=""} ${count}\n`);
    } finally {
      await shop.stop();
    }
  });

test("a process that drains is not ready, and answers until it stops", async ({ request }) => {
  const shop = await startShop(null, { DRAIN_SECONDS: "4" });
  const ready = async () => (await request.get(`${shop.origin}/readyz`)).status();
  expect(await ready()).toBe(200);

  shop.kill("SIGTERM");
  await expect.poll(ready, { intervals: [50] }).toBe(503);
  expect((await request.get(`${shop.origin}/about`)).status()).toBe(200);
  expect(await shop.ended).toBe(0);
});

test("a visitor with Global Privacy Control is not measured", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.goto(`${baseURL}/about`);
  // The form of the newsletter reacts once the page is hydrated; the choice to measure was made with it.
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("textbox")).toBeFocused();

  await page.goto("about:blank");
  const requested = (await page.requests()).map((request) => request.url());
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((url) => /report-web-vitals|\/vitals/.test(url))).toEqual([]);
});
