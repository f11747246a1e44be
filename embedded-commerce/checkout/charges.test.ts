import { expect, test, vi } from "vitest";
import { shopper } from "../../tests/support/builders.ts";
import { chargesCatalog } from "../../tests/support/plan-catalog.ts";
import { at, line, openTestStore } from "../testing/test-store.ts";

const store = openTestStore({ catalog: chargesCatalog() });

test.each([
  [
    "an introductory plan",
    "hair-oil",
    "$9.00",
    "January 7, 2027",
    "$9.00 for the first order, then renews every 30 days at $30.00 until you cancel.",
  ],
  [
    "a prepaid plan",
    "shampoo",
    "$54.00",
    "March 8, 2027",
    "Renews every 90 days at $54.00 until you cancel. Each charge pays for 3 deliveries, one every 30 days, $18.00 each.",
  ],
])("%s is charged as the shop says", async (_, handle, total, nextCharge, sentence) => {
  vi.setSystemTime("2026-12-08T12:00:00Z");
  const [plan] = await store.getPlanIds(handle);
  const created = await store.createCart(line(await store.getVariantId(handle), 1, plan));
  const cartLink = await store.fetch(String(at(created, "cart.checkoutUrl")));
  const path = cartLink.headers.get("location") ?? "";
  const checkout = await (await store.fetch(path)).text();

  expect(checkout).toContain(
    `<p class="due"><span>Total</span><span class="amount">${total}</span>`,
  );
  expect(checkout).toContain(`next charge on ${nextCharge}`);
  expect(checkout).toContain(sentence);

  const seen = /name="seen" value="([^"]+)"/.exec(checkout)?.[1] ?? "";
  const body = new URLSearchParams({ ...shopper, seen });
  const placed = await store.fetch(path, { method: "POST", body });
  const confirmation = await store.fetch(placed.headers.get("location") ?? "");
  expect(await confirmation.text()).toContain(sentence);
  vi.useRealTimers();
});

test("the API says what is charged first and later, for how many deliveries", async () => {
  const read = async (handle: string) => {
    const { data } = await store.query(
      `query ($handle: String!) { product(handle: $handle) { variants(first: 1) { nodes {
        sellingPlanAllocations(first: 1) { nodes {
          sellingPlan {
            priceAdjustments { orderCount }
            billingPolicy { ... on SellingPlanRecurringBillingPolicy { intervalCount } }
            deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { intervalCount } }
          }
          priceAdjustments { price { amount } compareAtPrice { amount } perDeliveryPrice { amount } }
          checkoutChargeAmount { amount }
        } }
      } } } }`,
      { handle },
    );
    return at(data, "product.variants.nodes.0.sellingPlanAllocations.nodes.0");
  };
  const amounts = (price: string, once: string, delivery: string) => ({
    price: { amount: price },
    compareAtPrice: { amount: once },
    perDeliveryPrice: { amount: delivery },
  });

  expect(await read("hair-oil")).toEqual({
    sellingPlan: {
      priceAdjustments: [{ orderCount: 1 }, { orderCount: null }],
      billingPolicy: { intervalCount: 30 },
      deliveryPolicy: { intervalCount: 30 },
    },
    priceAdjustments: [amounts("9.0", "30.0", "9.0"), amounts("30.0", "30.0", "30.0")],
    checkoutChargeAmount: { amount: "9.0" },
  });
  expect(await read("shampoo")).toEqual({
    sellingPlan: {
      priceAdjustments: [{ orderCount: null }],
      billingPolicy: { intervalCount: 90 },
      deliveryPolicy: { intervalCount: 30 },
    },
    priceAdjustments: [amounts("54.0", "60.0", "18.0")],
    checkoutChargeAmount: { amount: "54.0" },
  });
});
