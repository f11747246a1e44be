import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { describeDates, findArrival } from "./order-dates";

const event = {
  firstDay: "2026-11-01",
  lastDay: "2026-12-31",
  deliveredBy: "2026-12-24",
  standardDelivery: "2026-12-15",
  expressDelivery: "2026-12-20",
  returnsThrough: "2027-01-31",
  perks: [],
};

const { node } = testItem().product;
const sellingPlan = { id: "monthly", name: "Every 30 days" };

test.each([
  ["2026-11-28", "2026-12-20", "hair-oil", /^Send it back through January 31: holiday orders/],
  ["2026-12-31", "2027-01-20", "hair-oil", /^Send it back through February 11: 30 days from Ja/],
  ["2026-10-01", "2027-02-01", "hair-oil", /^$/],
  ["2026-10-01", "2026-10-20", "essentials-plan", / It’s 60 days on your first plan\.$/],
  ["2026-10-01", "2026-10-20", "transformation-plan", /^$/],
])("an order of %s says on %s, with %s, %s", (day, today, handle, text) => {
  const order = {
    day,
    today,
    lines: [testItem({ product: { node: { ...node, handle } }, sellingPlan })],
  };

  expect(describeDates(order, findArrival(order, []), [event])).toMatch(text);
});
