import { createHmac } from "node:crypto";
import { openFaultyStore } from "../support/faulty-store";
import { startShop } from "../support/server-process";
import { expect, test } from "../support/shop-fixtures";

const secret = "a secret of the store";

test("pages are rendered once, and their copies outlive the store", async ({ request }) => {
  const store = await openFaultyStore();
  const shop = await startShop(store, { PAGE_CACHE_MB: "16", SHOPIFY_WEBHOOK_SECRET: secret });
  const read = async (path: string) => {
    const response = await request.get(shop.origin + path);
    return [response.status(), response.headers()["x-page"], await response.text()] as const;
  };
  const productChanged = () =>
    request.post(`${shop.origin}/hooks/commerce`, {
      headers: {
        "x-shopify-topic": "products/update",
        "x-shopify-hmac-sha256": createHmac("sha256", secret).update("{}").digest("base64"),
      },
      data: Buffer.from("{}"),
    });

  try {
    const visits = Array.from({ length: 20 }, (_, count) => read(`/shop?utm_campaign=${count}`));
    for (const [status, from, text] of await Promise.all(visits)) {
      expect([status, from]).toEqual([200, "fresh"]);
      expect(text).toContain("Hair Nutraceutical");
    }
    expect(store.calls("GetProducts")).toEqual(["server"]);

    expect((await productChanged()).status()).toBe(200);
    expect((await read("/shop")).slice(0, 2)).toEqual([200, "fresh"]);
    expect(store.calls("GetProducts")).toEqual(["server", "server"]);

    await store.refuseConnections();
    await productChanged();
    // What is said within a second of another message is done at its end.
    await expect
      .poll(async () => (await read("/shop")).slice(0, 2))
      .toEqual([200, "stale-if-error"]);
    expect((await read("/shop"))[2]).toContain("Hair Nutraceutical");
    // Nobody asked for it while the store was there.
    expect((await read("/shop/haircare"))[0]).toBe(503);
  } finally {
    await shop.stop();
    await store.close();
  }
});

test("a page that a browser has is not sent again", async ({ request, baseURL }) => {
  const first = await request.get(`${baseURL}/about`);
  const etag = first.headers().etag ?? "";
  const again = await request.get(`${baseURL}/about`, { headers: { "if-none-match": etag } });

  expect(etag).toMatch(/^"[\w-]{22}/);
  expect(again.status()).toBe(304);
  expect(again.headers()["content-security-policy"]).toBe(
    first.headers()["content-security-policy"],
  );
});
