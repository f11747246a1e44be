import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { shopper } from "../../tests/support/builders.ts";
import { getBoxCents, getCents, inDollars, subscribed } from "../../tests/support/prices.ts";
import { at, line, ORIGIN, openTestStore } from "../testing/test-store.ts";
import { stylesheetPath } from "./assets.ts";
import { formatAmount } from "./pages/layout.ts";

const store = openTestStore();

/** A checkout of one product, with the values of a form that a customer has filled out. */
async function open(handle: string, quantity = 1, position = 0, planId?: string) {
  const created = await store.createCart(
    line(await store.getVariantId(handle, position), quantity, planId),
  );
  const link = await store.fetch(String(at(created, "cart.checkoutUrl")));
  const path = link.headers.get("location") ?? "";
  const html = await read(path);
  return { path, html, form: fillIn(html), cartId: String(at(created, "cart.id")) };
}

async function read(path: string): Promise<string> {
  return (await store.fetch(path)).text();
}

function fillIn(html: string): Record<string, string> {
  return { ...shopper, seen: /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "" };
}

function submit(path: string, form: Record<string, string>): Promise<Response> {
  return store.fetch(path, { method: "POST", body: new URLSearchParams(form) });
}

/** What stands directly above the button that places the order. */
function beforeButton(html: string): string | undefined {
  return /<p class="renewal detail">([^<]+)<\/p>\s*<button/.exec(html)?.[1];
}

const essentials = getBoxCents("essentials-plan", 1).subscribed;

describe("the checkout page", () => {
  test("shows lines, quantity, shipping and total, that it is a test, and is not cached", async () => {
    const { path, html } = await open("hair-oil", 2);
    expect(html).not.toContain("Your order changed");
    const total = formatAmount(2800 + facts.standardShippingCents);

    const lines = ["Botanical Hair Oil", "10 ml", "Quantity 2", "$28.00"];
    const rest = [facts.standardShipping, total, "No payment is taken", "Place Test Order"];
    for (const text of [...lines, ...rest]) expect(html).toContain(text);
    expect((await store.fetch(path)).headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["hair-nutraceutical", "Not if you are pregnant or breastfeeding. Contains fish."],
    ["essentials-plan", "Not if you are pregnant or breastfeeding. Contains fish."],
    ["shampoo", "Contains oats and chamomile."],
  ])("says in the summary who should not use %s", async (handle, caution) => {
    const [planId] = await store.getPlanIds(handle);
    expect((await open(handle, 1, 0, planId)).html).toContain(`<p class="detail">${caution}</p>`);
  });

  test("says of a subscription when the next charge is, and at the button what it renews at until canceled", async () => {
    vi.setSystemTime("2026-11-25T12:00:00Z");
    onTestFinished(() => void vi.useRealTimers());
    const [monthly, other] = await store.getPlanIds("hair-nutraceutical");

    const { html } = await open("hair-nutraceutical", 1, 0, monthly);
    const price = subscribed(getCents("hair-nutraceutical"));
    expect(html).toContain("Every 30 days, next charge on December 25, 2026");
    expect(beforeButton(html)).toBe(
      `Renews every 30 days at ${inDollars(price)} until you cancel.`,
    );
    const two = (await open("hair-nutraceutical", 2, 0, other)).html;
    expect(two).toContain("Every 60 days, next charge on January 24, 2027");
    expect(beforeButton(two)).toBe(
      `Renews every 60 days at ${inDollars(2 * price)} until you cancel.`,
    );
    expect((await open("hair-nutraceutical")).html).not.toContain("until you cancel");
  });

  test("says the days on which the order would arrive, from the order on", async () => {
    vi.setSystemTime("2026-11-28T04:59:00Z");
    onTestFinished(() => void vi.useRealTimers());
    const { path, form, html } = await open("hair-oil");
    expect(html).toContain("Standard, would arrive Dec 3–8");

    const placed = await submit(path, form);
    vi.setSystemTime("2026-12-24T12:00:00Z");
    const confirmation = await read(placed.headers.get("location") ?? "");
    expect(confirmation).toContain("Standard, would arrive Dec 3–8");
    expect((await open("hair-oil")).html).toContain("would arrive Dec 31 – Jan 6");
  });

  test.each([
    ["complete-plan", "Priority"],
    ["transformation-plan", "Express"],
  ])(
    "sends the box of a subscription to %s by %s, and one bought once as any order",
    async (handle, shipping) => {
      const [plan] = await store.getPlanIds(handle);
      const subscribed = await open(handle, 1, 0, plan);
      expect(subscribed.html).toContain(`<span>${shipping}</span>`);
      expect(subscribed.html).not.toContain("would arrive");
      expect((await open(handle)).html).toContain("<span>Standard, ");

      const placed = await submit(subscribed.path, subscribed.form);
      const confirmation = await read(placed.headers.get("location") ?? "");
      expect(confirmation).toContain(`<p>${shipping}. To Ana `);
    },
  );

  test("charges no shipping for a subscription below the threshold, nor to another country", async () => {
    const [plan] = await store.getPlanIds("essentials-plan");
    const free = /<dt>Shipping<\/dt><dd>Free<\/dd>/;

    const { path, html, form } = await open("essentials-plan", 1, 0, plan);
    expect(html).toMatch(free);
    expect((await open("hair-oil")).html).not.toMatch(free);
    const abroad = { country: "CA", state: "", zip: "K1A 0B1" };
    expect((await submit(path, { ...form, ...abroad })).status).toBe(303);
  });
});

describe("an order to another country", () => {
  test("shows what its shipping costs before it is placed, and needs no state", async () => {
    const { path, form } = await open("hair-oil");
    const abroad = { ...form, country: "CA", state: "", zip: "K1A 0B1" };
    const asked = await submit(path, abroad);
    const html = await asked.text();

    expect(asked.status).toBe(422);
    expect(html).toContain("Shipping to Canada is in the total.");
    expect(html).toContain("$19.99");
    expect(html).not.toContain('name="state"');

    const [, seen = ""] = /name="seen" value="([^"]+)"/.exec(html) ?? [];
    const placed = await submit(path, { ...abroad, seen });
    const confirmation = await read(placed.headers.get("location") ?? "");
    expect(confirmation).toContain("K1A 0B1, Canada");
  });
});

describe("the form", () => {
  test("is shown again with a message at each field, the entered values, and the focus on the problems", async () => {
    const { path, form } = await open("hair-oil");
    const firstName = '"><script>alert(1)</script>';
    const response = await submit(path, { ...form, email: "ada@", firstName, state: "XX" });
    const html = await response.text();

    expect(response.status).toBe(422);
    expect(html).toContain("<title>Error: Checkout");
    expect(html).toMatch(/class="notice problem-summary" role="alert" tabindex="-1" autofocus/);
    expect(html).toContain("Choose a state from the list.");
    expect(html).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-problem"/);
    expect(html).toContain('value="ada@"');
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("Your order changed");
    // Going back to a refused form must show it.
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
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
    ["country", "XX"],
  ])("refuses %s as %j", async (field, value) => {
    const { path, form } = await open("hair-oil");
    const response = await submit(path, { ...form, [field]: value });

    expect(response.status).toBe(422);
    expect(await response.text()).toContain(`id="${field}-problem"`);
  });

  test("is refused when it is larger than a form can be", async () => {
    const { path, form } = await open("hair-oil");

    expect((await submit(path, { ...form, city: "x".repeat(50_000) })).status).toBe(413);
  });
});

describe("placing the order", () => {
  test("leads to a confirmation with a number, and the cart is gone from the API", async () => {
    const { path, form, cartId } = await open("hair-oil");
    const placed = await submit(path, form);
    const confirmation = placed.headers.get("location") ?? "";
    const html = await read(confirmation);
    const { data } = await store.query("query ($id: ID!) { cart(id: $id) { id } }", { id: cartId });

    expect(placed.status).toBe(303);
    expect(confirmation).toMatch(/^\/checkouts\/thank-you\/[\w-]{24}$/);
    expect(html).toMatch(new RegExp(`Order ${site.numberPrefix}-1\\d{3}`));
    expect(html).toContain("Thank you, Ana.");
    expect(html).toContain(formatAmount(1400 + facts.standardShippingCents));
    expect(data?.cart).toBeNull();
  });

  test("keeps the plan of a line in the order, and says that a test order does not repeat", async () => {
    const [plan] = await store.getPlanIds("essentials-plan");
    const { path, form } = await open("essentials-plan", 1, 0, plan);
    const placed = await submit(path, form);
    const html = await read(placed.headers.get("location") ?? "");

    expect(html).toContain("Every 30 days, next charge on ");
    expect(html).toContain(
      `Renews every 30 days at ${inDollars(essentials)} until you cancel.<br>We email you 3 days before each charge.`,
    );
    expect(html).toContain("This test order won’t renew.");
  });

  test("twice creates one order, and going back leads to it", async () => {
    const { path, form } = await open("hair-oil");

    const [one, two] = await Promise.all([submit(path, form), submit(path, form)]);
    const back = await store.fetch(path);

    expect(two?.headers.get("location")).toBe(one?.headers.get("location"));
    expect(back.headers.get("location")).toBe(one?.headers.get("location"));
  });

  test("lowers the stock, and shows a change of stock before the next order is placed", async () => {
    const first = await open("growth-strength-shampoo", 2, 2);
    const late = await open("growth-strength-shampoo", 2, 2);
    await submit(first.path, first.form);

    const refused = await submit(late.path, late.form);
    const html = await refused.text();
    const placed = await submit(late.path, fillIn(html));
    const empty = await open("growth-strength-shampoo", 1, 2);

    expect(refused.status).toBe(422);
    expect(html).toContain("We have only 1 of Growth &amp; Strength Shampoo left");
    expect(html).toContain("Your order changed while this page was open");
    expect(html).toContain('value="ana@example.com"');
    expect(placed.status).toBe(303);
    expect(empty.html).toContain("This cart is empty");
  });

  test("shows a change of the cart that another tab makes while the form arrives", async () => {
    const { path, form, cartId } = await open("hair-oil");
    const sent = new URLSearchParams(form).toString();
    const more = line(await store.getVariantId("conditioner"));
    const source: UnderlyingDefaultSource = {
      async pull(controller) {
        await store.query(ADD_LINE, { cartId, lines: [more] });
        controller.enqueue(new TextEncoder().encode(sent));
        controller.close();
      },
    };
    // Sends no buffer, so that the form is read as text.
    const body = new ReadableStream(source, { highWaterMark: 0 });
    const headers = { "content-length": String(sent.length) };
    const slow = { method: "POST", headers, body, duplex: "half" };

    const refused = await store.fetch(path, slow);
    const html = await refused.text();
    const placed = await submit(path, fillIn(html));

    expect(refused.status).toBe(422);
    expect(html).toContain("Your order changed while this page was open");
    expect(html).toContain("Silk Conditioner");
    expect(await read(placed.headers.get("location") ?? "")).toContain("Silk Conditioner");
  });
});

const ADD_LINE = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } }
}`;

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
  expect(html).toContain("We can’t find this cart");
  expect(html).toContain("We keep carts for 10 days");
  expect(html).toContain('href="/"');
  expect(html).not.toContain("<script");
});

test("a cart link with the wrong key does not open the cart", async () => {
  const { path } = await open("hair-oil");

  expect((await store.fetch(path.replace(/key=.*/, `key=${"a".repeat(24)}`))).status).toBe(404);
});

test("links back to a shop on another origin", async () => {
  const apart = openTestStore({ shopUrl: "https://shop.example/" }, onTestFinished);
  const response = await apart.fetch("/cart/c/unknown?key=x");

  expect(await response.text()).toContain('href="https://shop.example/"');
});

test("a checkout page loads its stylesheet and fonts from this service", async () => {
  const page = await (await store.fetch("/cart/c/unknown")).text();
  const css = await store.fetch(stylesheetPath);

  expect(page).toContain(`href="${stylesheetPath}"`);
  expect(css.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const fonts = [...(await css.text()).matchAll(/url\("([^"]+)"\)/g)];
  expect(fonts.length).toBeGreaterThan(1);
  for (const [, font = ""] of fonts) {
    const { pathname } = new URL(font, new URL(stylesheetPath, ORIGIN));
    expect((await store.fetch(pathname)).headers.get("content-type")).toBe("font/woff2");
  }
});

const unknown = ["constructor", "__proto__", "toString", "", "figtree.ttf"];

test.each(unknown)("an asset that is called %j does not exist", async (name) => {
  const { status, headers } = await store.fetch(`/checkouts/assets/${name}`);

  expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("colors, fonts and radii of the checkout are those of the shop's theme", async () => {
  const css = await (await store.fetch(stylesheetPath)).text();
  const defined = new Set(css.match(/--[a-z-]+(?=:)/g));
  const used = new Set([...css.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name));

  expect(css).not.toContain("@theme");
  expect([...used].filter((name) => !defined.has(name ?? ""))).toEqual([]);
  const ownRules = readFileSync(new URL("checkout.css", import.meta.url), "utf8");
  expect(ownRules).not.toMatch(/#[0-9a-f]{3,8};|rgb\(|font-family: [^v]|border-radius: [1-9]/);
});
