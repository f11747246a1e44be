import { sendWebhook, webhookSecret } from "../faults/support/visits";
import { expect, test } from "../support/shop-fixtures";

test.use({
  storeKind: "faulty",
  shopSettings: { PAGE_CACHE_MB: "16", SHOPIFY_WEBHOOK_SECRET: webhookSecret },
});

test("pages are rendered once, and their copies outlive the store", async ({
  request,
  store,
  runningShop,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    const text = await response.text();
    return {
      status: response.status(),
      copy: response.headers()["x-page"],
      hasProducts: text.includes("Hair Nutraceutical"),
    };
  };
  const fresh = { status: 200, copy: "fresh", hasProducts: true };
  const visits = Array.from({ length: 20 }, (_, count) => read(`/shop?utm_campaign=${count}`));
  for (const visit of await Promise.all(visits)) expect(visit).toEqual(fresh);
  expect(store.calls("GetProducts")).toEqual(["server"]);

  const changed = await sendWebhook(runningShop.origin, "products/update");
  expect(changed.status).toBe(200);
  expect(await read("/shop")).toEqual(fresh);
  expect(store.calls("GetProducts")).toEqual(["server", "server"]);

  await store.refuseConnections();
  await sendWebhook(runningShop.origin, "products/update");
  // A webhook within a second of another one takes effect at the end of that second.
  await expect.poll(() => read("/shop")).toEqual({ ...fresh, copy: "stale-if-error" });
  expect((await read("/shop/haircare")).status, "a page without a copy").toBe(503);
});
