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

const datesOf = (day: string, today: string, item = testItem()) => {
  const order = { day, today, lines: [item] };
  return describeDates(order, findArrival(order, []), [event]);
};

test("an order within a holiday event can be sent back until the event’s last day, where that is later", () => {
  const holiday = "Send it back through January 31: holiday orders have until then.";
  expect(datesOf("2026-11-28", "2026-12-20")).toBe(holiday);
  expect(datesOf("2026-12-31", "2027-01-20")).toBe(
    "Send it back through February 11: 30 days from January 12, the latest day it should arrive.",
  );
});

test("nothing is said once the days have passed", () => {
  expect(datesOf("2026-10-01", "2027-02-01")).toBe("");
});

test("a plan names its longer guarantee, and one that ships faster promises no days", () => {
  const plan = { id: "monthly", name: "Every 30 days" };
  const toPlan = (handle: string) => {
    const { node } = testItem().product;
    return testItem({ product: { node: { ...node, handle } }, sellingPlan: plan });
  };
  expect(datesOf("2026-10-01", "2026-10-20", toPlan("essentials-plan"))).toMatch(
    / It’s 60 days on your first plan\.$/,
  );
  expect(datesOf("2026-10-01", "2026-10-20", toPlan("transformation-plan"))).toBe("");
});
