import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { describeDates, findArrival } from "./order-dates";

const { node } = testItem().product;
const sellingPlan = { id: "monthly", name: "Every 30 days" };

test.each([
  ["2025-11-28", "2025-12-20", "hair-oil", /^Send it back through January 31: holiday orders/],
  ["2025-12-31", "2026-01-20", "hair-oil", /^Send it back through February 11: 30 days from Ja/],
  ["2026-10-01", "2027-02-01", "hair-oil", /^$/],
  ["2026-10-01", "2026-10-20", "essentials-plan", / It’s 60 days on your first plan\.$/],
  ["2026-10-01", "2026-10-20", "transformation-plan", /^$/],
])("an order of %s says on %s, with %s, %s", (day, today, handle, text) => {
  const item = testItem({ product: { node: { ...node, handle } }, sellingPlan });
  const order = { day, today, lines: [item] };

  expect(describeDates(order, findArrival(order, []))).toMatch(text);
});
