import { expect, onTestFinished, test } from "vitest";
import { shopper } from "../../tests/support/builders.ts";
import { catalogWith, standardProduct } from "../../tests/support/catalogs.ts";
import { at, line, openTestStore } from "../testing/test-store.ts";

test("a price that rose while the checkout was open is shown before the order is placed", async () => {
  const oil = standardProduct("hair-oil");
  const dearer = oil.variants.map((variant) => ({ ...variant, priceCents: 9_900 }));
  const before = openTestStore({}, onTestFinished);
  const cart = await before.createCart(line(await before.getVariantId("hair-oil")));
  const opened = await before.fetch(String(at(cart, "cart.checkoutUrl")));
  const path = opened.headers.get("location") ?? "";
  const page = await (await before.fetch(path)).text();
  const form = { ...shopper, seen: getSeen(page) };
  const after = before.openSecond(catalogWith({ ...oil, variants: dearer }));
  const submit = (fields: Record<string, string>) =>
    after.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

  const refused = await submit(form);
  const html = await refused.text();
  const placed = await submit({ ...form, seen: getSeen(html) });

  expect(page).toContain("$14.00");
  expect(refused.status).toBe(422);
  expect(html).toContain("Your order changed while this page was open");
  expect(html).toContain("$99.00");
  expect(placed.status).toBe(303);
});

function getSeen(html: string): string {
  return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
}
