import { describe, expect, onTestFinished, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { subscribeAndSave } from "#brand/store/selling-plans.ts";
import { shopper } from "../../tests/support/builders.ts";
import { productRecord } from "../../tests/support/catalogs.ts";
import { subscribed } from "../../tests/support/prices.ts";
import type { ProductRecord } from "../data/records.ts";
import { withoutChoice } from "../data/variant-rows.ts";
import type { CartLine } from "../storage/carts.ts";
import { indexCatalog } from "../store-index.ts";
import { at, line, openTestStore } from "../testing/test-store.ts";
import { toPurchase } from "./purchase.ts";

const freeFromCents = facts.freeShippingFrom * 100;
const size = { options: ["10 ml"], priceCents: 1000, stock: 9 };

/** What a cart with these lines of one product buys. A line names its variant by the position. */
function buy(parts: Partial<ProductRecord>, ...lines: Partial<CartLine & { position: number }>[]) {
  const store = indexCatalog({ products: [productRecord(parts)], articles: [] });
  const ids = [...store.variantById.keys()];
  const cartLines = lines.map(({ position = 0, ...line }, index): CartLine => {
    return { id: String(index), variantId: ids[position] ?? "gone", quantity: 1, ...line };
  });
  const times = { createdAt: 0, updatedAt: 0 };
  const cart = { token: "t", secret: "s", ...times, lines: cartLines, discountCodes: [] };
  return toPurchase({ ...cart, orderToken: null }, store, {
    available: (id) => (ids.includes(id) ? 5 : 0),
  });
}

describe("shipping", () => {
  test.each([
    [freeFromCents - 1, facts.standardShippingCents],
    [freeFromCents, 0],
  ])("of an order of %i cents costs %i", (priceCents, shippingCents) => {
    const purchase = buy({ variants: [{ ...size, priceCents }] }, {});

    expect(purchase).toMatchObject({ shippingCents, totalCents: priceCents + shippingCents });
  });

  test("is free for the whole order when one of its lines repeats", () => {
    const variants = [{ ...size, planGroups: [subscribeAndSave] }];
    const sellingPlanId = "gid://shopify/SellingPlan/690000000001";

    expect(buy({ variants }, {}, { sellingPlanId })).toMatchObject({
      lines: [{ priceCents: 1000 }, { priceCents: subscribed(1000), plan: { days: 30 } }],
      shippingCents: 0,
    });
  });
});

describe("a line of the order", () => {
  test("shows the chosen options and the product's first image", () => {
    const images = [
      { shot: "oil-front", alt: "" },
      { shot: "oil-use", alt: "" },
    ];

    expect(buy({ variants: [size], images }, {}).lines).toMatchObject([
      { options: ["10 ml"], shot: "oil-front" },
    ]);
  });

  test("of a product without choice and image shows neither", () => {
    const { options, values } = withoutChoice;
    const variants = [{ ...size, options: values }];

    expect(buy({ options, variants, images: [] }, {}).lines).toMatchObject([
      { options: [], shot: null },
    ]);
  });

  test("is lowered to what is left, and left out when nothing is, which the order says", () => {
    const { lines, notices, subtotalCents } = buy(
      { variants: [size] },
      { quantity: 4 },
      { quantity: 3 },
      {},
    );

    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
    expect(notices).toHaveLength(2);
    expect(subtotalCents).toBe(5000);
  });

  test("of a variant that the store no longer has is left out, and the order says so", () => {
    const { lines, notices } = buy({ variants: [size] }, { position: 1 }, { quantity: 2 });

    expect(lines).toMatchObject([{ title: "Test Product", quantity: 2 }]);
    expect(notices).toEqual(["This product is sold out."]);
  });
});

test("no order is placed of a cart that is empty by now, whatever the form says that it has seen", async () => {
  const store = openTestStore({}, onTestFinished);
  const { cart } = Object(await store.createCart(line(await store.getVariantId("hair-oil"))));
  const link = await store.fetch(cart.checkoutUrl);
  await store.changeCart("Remove", cart.id, at(cart, "lines.nodes.0.id"));
  const body = new URLSearchParams({ ...shopper, seen: buy({}).fingerprint });
  const response = await store.fetch(link.headers.get("location") ?? "", { method: "POST", body });

  expect(response.status).toBe(200);
  expect(await response.text()).toContain("This cart is empty");
});
