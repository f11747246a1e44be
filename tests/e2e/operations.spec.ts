import { type ShopProcess, startShop } from "../support/server-process";
import { expect, test } from "../support/shop-fixtures";

const honored = "Your opt-out signal is honored";

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
    const measuring = page.waitForResponse(/report-web-vitals-/);
    // A visit is counted, and measured when it ends.
    await page.goto(`${shop.origin}/products/hair-oil?q=jane@mail.example`);
    // A paint after the first input is not the largest one.
    await page.evaluate(() => {
      const options = { type: "largest-contentful-paint", buffered: true };
      return new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe(options),
      );
    });
    await page.mouse.wheel(0, 400);
    // Imports the same module, once it has begun to measure.
    await page.evaluate((url) => import(url), (await measuring).url());
    // The library reports once the browser has reported the first paint.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goto("about:blank");
    await expect.poll(() => findLine("/vitals")?.status, { timeout: 20_000 }).toBe(204);

    // The log has the path of each request.
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

test("with Global Privacy Control the server learns nothing of a visit and its checkout, as the footer says", async ({
  page,
  shop,
  cart,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await shop.visit("/");
  await page.getByRole("contentinfo").getByRole("link", { name: honored }).press("Enter");
  await expect(page).toHaveURL(/\/privacy#signal$/);
  await expect(
    page.getByRole("heading", { name: "If your browser sends an opt-out signal" }),
  ).toBeInViewport();
  await cart.openWith("hair-oil");
  const checkout = await cart.checkOut();
  await expect(checkout.title).toHaveText("Checkout");

  await page.goto("about:blank");
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((url) => /report-web-vitals|\/vitals/.test(url))).toEqual([]);
});
