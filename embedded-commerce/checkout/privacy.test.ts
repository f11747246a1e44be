import { expect, test } from "vitest";
import { shopper } from "../../tests/support/builders.ts";
import { at, line, openTestStore } from "../testing/test-store.ts";

const store = openTestStore();

/** A refused form is kept, so that going back to it shows what was typed. */
const cacheControl = ["no-store", "private, no-cache", "no-store", "no-store"];

test("checkout pages tell no other site their address, which holds a key, and stay out of search engines", async () => {
  const created = await store.createCart(line(await store.getVariantId("hair-oil")));
  const link = await store.fetch(String(at(created, "cart.checkoutUrl")));
  const path = link.headers.get("location") ?? "";
  const form = await store.fetch(path);
  const html = await form.clone().text();
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const submit = (values: Record<string, string>) =>
    store.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ ...shopper, seen, ...values }),
    });
  const refused = await submit({ email: "" });
  const placed = await submit({});
  const confirmation = await store.fetch(placed.headers.get("location") ?? "");
  const unknown = await store.fetch("/checkouts/none");

  expect([form, refused, confirmation, unknown].map(({ status }) => status)).toEqual([
    200, 422, 200, 404,
  ]);
  for (const [index, { headers }] of [form, refused, confirmation, unknown].entries()) {
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("cache-control")).toBe(cacheControl[index]);
  }
  for (const { headers } of [link, placed]) {
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});
