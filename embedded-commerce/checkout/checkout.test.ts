import { describe, expect, test } from "vitest";
import { facts } from "../../app/content/facts.ts";
import { site } from "../../app/content/site.ts";
import { buyer } from "../testing/buyer.ts";
import {
  at,
  createCart,
  createTestStore,
  getVariantId,
  openTestStore,
} from "../testing/test-store.ts";
import { formatDollars } from "./pages/layout.ts";
import { getShippingCents } from "./purchase.ts";

const store = createTestStore();

async function open(handle: string, quantity = 1, position = 0) {
  const merchandiseId = await getVariantId(store, handle, position);
  const created = await createCart(store, [{ merchandiseId, quantity }]);
  const link = await store.fetch(String(at(created, "cart.checkoutUrl")));
  const path = link.headers.get("location") ?? "";
  return { path, merchandiseId, cartId: String(at(created, "cart.id")) };
}

async function read(path: string): Promise<string> {
  return (await store.fetch(path)).text();
}

function readFingerprint(html: string): string {
  return /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

function submit(path: string, form: Record<string, string>): Promise<Response> {
  return store.fetch(path, { method: "POST", body: new URLSearchParams(form) });
}

describe("the checkout page", () => {
  test("shows lines, quantity, shipping and total, and that it is a test", async () => {
    const { path } = await open("hair-oil", 2);
    const html = await read(path);

    expect(html).toContain("Botanical Hair Oil");
    expect(html).toContain("10 ml");
    expect(html).toContain("Quantity 2");
    expect(html).toContain("$28.00");
    expect(html).toContain(facts.standardShipping);
    expect(html).toContain(formatDollars(2800 + facts.standardShippingCents));
    expect(html).toContain("No payment is taken");
    expect(html).toContain("Place test order");
  });

  test("notes at a subscription that a real one repeats", async () => {
    const subscribed = await open("hair-nutraceutical", 1, 1);
    const once = await open("hair-nutraceutical", 1, 0);

    expect(await read(subscribed.path)).toContain("repeats until you cancel");
    expect(await read(once.path)).not.toContain("repeats until you cancel");
  });

  test("charges no shipping for a plan below the threshold", async () => {
    const { path } = await open("essentials-plan");

    expect(await read(path)).toMatch(/<dt>Shipping<\/dt><dd>Free<\/dd>/);
  });

  test.each([
    [facts.freeShippingFrom * 100 - 1, facts.standardShippingCents],
    [facts.freeShippingFrom * 100, 0],
    [0, facts.standardShippingCents],
  ])("a subtotal of %i cents ships for %i", (subtotal, shipping) => {
    expect(getShippingCents(subtotal)).toBe(shipping);
  });

  test("allows nothing but its own styles, fonts and pictures, and is not cached", async () => {
    const { path } = await open("hair-oil");
    const { headers } = await store.fetch(path);
    const html = await read(path);

    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
    expect(html).not.toMatch(/<script|style=|<style| on\w+=/);
  });
});

describe("the form", () => {
  test("is shown again with a message at each field, the entered values, and the focus on the problems", async () => {
    const { path } = await open("hair-oil");
    const response = await submit(path, {
      email: "ada@",
      firstName: '"><script>alert(1)</script>',
      state: "XX",
      zip: "123",
      seen: readFingerprint(await read(path)),
    });
    const html = await response.text();

    expect(response.status).toBe(422);
    expect(html).toContain("<title>Error: Checkout");
    expect(html).toMatch(/class="notice problem-summary" role="alert" tabindex="-1" autofocus/);
    expect(html).toContain("Enter an email address like name@example.com.");
    expect(html).toContain("Enter a ZIP code of five digits");
    expect(html).toContain("Choose a state from the list.");
    expect(html).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-problem"/);
    expect(html).toContain('value="ada@"');
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
    expect(html).not.toContain("<script>");
  });

  test.each([
    ["email", "a b@example.com"],
    ["email", "ada@example"],
    ["email", `${"a".repeat(250)}@example.com`],
    ["firstName", "   "],
    ["firstName", "\u0000\u200B"],
    ["lastName", "x".repeat(10_000)],
    ["address", "--"],
    ["city", ""],
    ["state", "or"],
    ["zip", "9720"],
    ["zip", "97201-12"],
    ["zip", "ABCDE"],
  ])("refuses %s as %j", async (field, value) => {
    const { path } = await open("hair-oil");
    const seen = readFingerprint(await read(path));
    const response = await submit(path, { ...buyer, seen, [field]: value });

    expect(response.status).toBe(422);
    expect(await response.text()).toContain(`id="${field}-problem"`);
  });

  test("is refused when it is larger than a form can be", async () => {
    const { path } = await open("hair-oil");

    expect((await submit(path, { ...buyer, city: "x".repeat(50_000) })).status).toBe(413);
  });
});

describe("placing the order", () => {
  test("leads to a confirmation with a number, and the cart is gone from the API", async () => {
    const { path, cartId } = await open("hair-oil", 1);
    const placed = await submit(path, { ...buyer, seen: readFingerprint(await read(path)) });
    const confirmation = placed.headers.get("location") ?? "";
    const html = await read(confirmation);
    const { data } = await store.query("query ($id: ID!) { cart(id: $id) { id } }", { id: cartId });

    expect(placed.status).toBe(303);
    expect(confirmation).toMatch(/^\/checkouts\/thank-you\/[\w-]{24}$/);
    expect(html).toMatch(new RegExp(`Order ${site.numberPrefix}-1\\d{3}`));
    expect(html).toContain("Thank you, Ada.");
    expect(html).toContain(formatDollars(1400 + facts.standardShippingCents));
    expect(data?.cart).toBeNull();
  });

  test("twice creates one order, and going back leads to it", async () => {
    const { path } = await open("hair-oil", 1);
    const form = { ...buyer, seen: readFingerprint(await read(path)) };

    const [one, two] = await Promise.all([submit(path, form), submit(path, form)]);
    const back = await store.fetch(path);

    expect(two?.headers.get("location")).toBe(one?.headers.get("location"));
    expect(back.headers.get("location")).toBe(one?.headers.get("location"));
  });

  test("lowers the stock, and shows a change of stock before the next order is placed", async () => {
    const first = await open("growth-strength-shampoo", 2, 4);
    const late = await open("growth-strength-shampoo", 2, 4);
    const lateForm = { ...buyer, seen: readFingerprint(await read(late.path)) };
    await submit(first.path, { ...buyer, seen: readFingerprint(await read(first.path)) });

    const refused = await submit(late.path, lateForm);
    const html = await refused.text();
    const placed = await submit(late.path, { ...buyer, seen: readFingerprint(html) });
    const empty = await open("growth-strength-shampoo", 1, 4);

    expect(refused.status).toBe(422);
    expect(html).toContain("Only 1 of Growth &amp; Strength Shampoo are available");
    expect(html).toContain("Your order changed while this page was open");
    expect(html).toContain('value="ada@example.com"');
    expect(placed.status).toBe(303);
    expect(await read(empty.path)).toContain("This cart is empty");
  });
});

test.each([
  "/cart/c/unknown?key=unknown",
  "/cart/c/unknown",
  "/checkouts/c/unknown?key=x",
  "/checkouts/thank-you/aaaaaaaaaaaaaaaaaaaaaaaa",
  "/checkouts/",
  `/cart/c/${"a".repeat(10_000)}?key=${"b".repeat(10_000)}`,
  "/cart/c/%22%3E%3Cscript%3E?key=%27",
  "/cart/c/..%2f..%2fetc",
  "/cart/c/%ff%fe?key=%ff",
])("%s is a page with a link back to the shop", async (path) => {
  const response = await store.fetch(path);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain("This cart has gone");
  expect(html).toContain('href="/"');
  expect(html).not.toContain("<script");
});

test("a cart link with the wrong key does not open the cart", async () => {
  const { path } = await open("hair-oil");

  expect((await store.fetch(path.replace(/key=.*/, `key=${"a".repeat(24)}`))).status).toBe(404);
});

test("links back to a shop on another origin", async () => {
  const apart = openTestStore({ shopUrl: "https://shop.example/" });
  const response = await apart.fetch("/cart/c/unknown?key=x");

  expect(await response.text()).toContain('href="https://shop.example/"');
  apart.dispose();
});
