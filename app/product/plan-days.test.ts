import { expect, test } from "vitest";
import { getPlanDays } from "./plan-days";

test.each([
  ["Every 30 days", 30],
  ["every 90 Days", 90],
  ["Delivered every 60 days, save 15%", 60],
  ["Every month", 30],
  ["Deliver every 2 months", 60],
  ["Every 4 weeks", 28],
  ["Monthly box", null],
  ["30 days free", null],
  ["Every 30 hours", null],
  ["", null],
])("a plan called %j delivers after days: %j", (name, days) => {
  expect(getPlanDays({ id: "1", name })).toBe(days);
});
