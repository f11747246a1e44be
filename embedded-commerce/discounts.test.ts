import { describe, expect, onTestFinished, test, vi } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { shopper } from "../tests/support/builders.ts";
import { formatAmount } from "./checkout/pages/layout.ts";
import { evaluateDiscounts } from "./discounts.ts";
import { at, line, listAt, ORIGIN, openTestStore } from "./testing/test-store.ts";

const store = openTestStore();
const oil = await store.getVariantId("hair-oil");
const capsules = await store.getVariantId("hair-nutraceutical");

const FIELDS = `
  id checkoutUrl
  discountCodes { code applicable }
  discountAllocations {
    discountedAmount { amount }
    targetType
    discountApplication { value { ... on PricingPercentageValue { percentage } } }
    ... on CartCodeDiscountAllocation { code }
  }
  cost { subtotalAmount { amount } totalAmount { amount } }
`;
const CREATE = `mutation ($input: CartInput) {
  cartCreate(input: $input) {
    cart { ${FIELDS} } userErrors { code field message } warnings { code message target }
  }
}`;

async function createWith(discountCodes: readonly string[], ...lines: ReturnType<typeof line>[]) {
  const input = { lines: lines.length > 0 ? lines : [line(oil)], discountCodes };
  return (await store.query(CREATE, { input })).data?.cartCreate;
}

describe("a cart with a code", () => {
  test("that applies costs less, whatever the case of the code, and has it as it was sent", async () => {
    const created = await createWith([" welcome10 "], line(oil, 2), line(capsules));

    expect(created).toMatchObject({ userErrors: [], warnings: [] });
    expect(at(created, "cart")).toMatchObject({
      discountCodes: [{ code: "welcome10", applicable: true }],
      discountAllocations: [
        {
          code: "welcome10",
          discountedAmount: { amount: "9.6" },
          targetType: "LINE_ITEM",
          discountApplication: { value: { percentage: 10 } },
        },
      ],
      cost: {
        subtotalAmount: { amount: "95.99" },
        totalAmount: { amount: "86.39" },
      },
    });
  });

  test.each([
    ["that has expired", "SPRING25", "DISCOUNT_CURRENTLY_INACTIVE"],
    ["that nobody knows", "MADE-UP", "DISCOUNT_NOT_FOUND"],
  ])("%s costs what it cost, and says so in a warning", async (_, code, warning) => {
    const created = await createWith([code]);

    const total = { amount: "14.0" };
    expect(created).toMatchObject({
      cart: {
        discountCodes: [{ code, applicable: false }],
        discountAllocations: [],
        cost: { subtotalAmount: total, totalAmount: total },
      },
      userErrors: [],
      warnings: [{ code: warning, target: at(created, "cart.id") }],
    });
  });

  test("and no lines, says that the code takes nothing off until there are some", async () => {
    const created = await store.query(CREATE, { input: { discountCodes: ["WELCOME10"] } });
    const empty = created.data?.cartCreate;
    expect(empty).toMatchObject({
      cart: { discountCodes: [{ applicable: false }] },
      warnings: [{ code: "DISCOUNT_CODE_NOT_HONOURED" }],
    });

    const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $id, lines: $lines) { cart { ${FIELDS} } warnings { code } }
    }`;
    const variables = { id: at(empty, "cart.id"), lines: [line(oil)] };
    expect((await store.query(ADD, variables)).data?.cartLinesAdd).toMatchObject({
      cart: { discountCodes: [{ applicable: true }], cost: { totalAmount: { amount: "12.6" } } },
      warnings: [],
    });
  });

  test("keeps each code once, and no empty one", async () => {
    const created = await createWith(["WELCOME10", "", " ", "Welcome10"]);

    expect(listAt(created, "cart.discountCodes")).toEqual([
      { code: "WELCOME10", applicable: true },
    ]);
  });

  test("that is too long to be one is refused, and no cart is created", async () => {
    expect(await createWith(["x".repeat(256)])).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["input", "discountCodes"] }],
    });
    expect(await createWith(["x".repeat(255)])).toMatchObject({ userErrors: [] });
  });
});

test("a code applies until the moment at which it ends", () => {
  const end = Date.parse("2025-06-01T00:00:00Z");

  const [before, after] = [end - 1, end].map((now) => evaluateDiscounts(["SPRING25"], 1399, now));
  expect(before?.applied).toEqual({ code: "SPRING25", percent: 25, amountCents: 350 });
  expect(after?.applied).toBeNull();
});

test("of two codes that apply the first counts", () => {
  const then = Date.parse("2025-05-01T00:00:00Z");

  const { applied, codes } = evaluateDiscounts(["SPRING25", "WELCOME10"], 1000, then);
  expect(applied?.code).toBe("SPRING25");
  expect(codes.map(({ refusal }) => refusal?.code)).toEqual([
    undefined,
    "DISCOUNT_CODE_NOT_HONOURED",
  ]);
});

/** Follows the cart's link to the checkout. */
async function open(checkoutUrl: unknown) {
  const link = await store.fetch(String(checkoutUrl).replace(ORIGIN, ""));
  const html = await (await store.fetch(link.headers.get("location") ?? "")).text();
  const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const [, seen = ""] = /name="seen" value="([^"]+)"/.exec(html) ?? [];
  return { html, action: action.replaceAll("&amp;", "&"), form: { ...shopper, seen } };
}

const submit = (path: string, form: Record<string, string>) =>
  store.fetch(path, { method: "POST", body: new URLSearchParams(form) });

describe("the checkout", () => {
  test("takes the discount off the total, and the order keeps it", async () => {
    const created = await createWith(["WELCOME10"], line(oil, 2));
    const { html, action, form } = await open(at(created, "cart.checkoutUrl"));
    const total = formatAmount(2520 + facts.standardShippingCents);

    expect(html).toMatch(/<dt>Discount WELCOME10<\/dt><dd>−\$2\.80<\/dd>/);
    expect(html).toContain(total);
    expect(html).not.toContain('role="status"');
    const placed = await submit(action, form);
    const confirmation = await store.fetch(placed.headers.get("location") ?? "");
    const order = await confirmation.text();

    for (const text of ["Discount WELCOME10", "−$2.80", total]) expect(order).toContain(text);
  });

  test("says that a code takes nothing off", async () => {
    const created = await createWith(["<b>SPRING25</b>", "SPRING25"]);
    const { html } = await open(at(created, "cart.checkoutUrl"));

    expect(html).toContain("The discount code SPRING25 has expired.");
    expect(html).toContain("There is no discount code &lt;b&gt;SPRING25&lt;/b&gt;.");
    expect(html).not.toContain("<dt>Discount");
  });

  test("shows a code that ends while the page is open before an order is placed", async () => {
    vi.setSystemTime("2025-05-31T23:59:00Z");
    onTestFinished(() => void vi.useRealTimers());
    const created = await createWith(["SPRING25"]);
    const { action, form, html } = await open(at(created, "cart.checkoutUrl"));
    vi.setSystemTime("2025-06-01T00:01:00Z");
    const refused = await submit(action, form);

    expect(html).toContain("−$3.50");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("The discount code SPRING25 has expired.");
  });

  test("ships free from the threshold on, whatever the discount", async () => {
    const oilCents = 1400;
    const quantity = Math.ceil((facts.freeShippingFrom * 100) / oilCents);
    const created = await createWith(["WELCOME10"], line(oil, quantity));
    const { html, action, form } = await open(at(created, "cart.checkoutUrl"));
    const placed = await submit(action, form);
    const order = await (await store.fetch(placed.headers.get("location") ?? "")).text();

    expect(html).toContain("<dt>Shipping</dt><dd>Free</dd>");
    expect(order).toContain(formatAmount(quantity * oilCents * 0.9));
  });
});
