import { expect, test } from "vitest";
import { testVariant, usd } from "../../../tests/support/builders";
import { getPricePerDay } from "./buy-box";

function variant(amount: string, ...values: string[]) {
  const selectedOptions = values.map((value) => ({ name: "Supply", value }));
  return testVariant({ price: usd(amount), selectedOptions });
}

test.each([
  ["67.99", ["1 month", "One time"], "2.27"],
  ["129.18", ["2 months"], "2.15"],
  ["57.79", ["Every 30 days", "1 month"], "1.93"],
])("%s for %j is %s a day", (amount, values, perDay) => {
  expect(getPricePerDay(variant(amount, ...values))?.amount).toBe(perDay);
});

test.each([[["300 ml"]], [["0 months"]], [["months"]], [[]]])("%j has no price a day", (values) => {
  expect(getPricePerDay(variant("32.00", ...values))).toBeNull();
});
