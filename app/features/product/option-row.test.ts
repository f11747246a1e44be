import { expect, test } from "vitest";
import { testVariant, usd } from "../../../tests/support/builders";
import { getOfferLines } from "./option-row";

const offer = (value: string, amount: string, availableForSale = true) => ({
  value,
  variant: testVariant({ title: value, price: usd(amount), availableForSale }),
});
const notMade = (value: string) => ({ value, variant: null });
const [month, months] = [offer("1 month", "67.99"), offer("2 months", "129.18")];
const [once, subscribed] = [offer("One time", "67.99"), offer("Every 30 days", "57.79")];
const [rosemary, unscented] = [offer("Rosemary", "32.00"), offer("Unscented", "32.00")];
const [small, large, halfYear] = [notMade("300 ml"), notMade("500 ml"), notMade("6 months")];
const [price, notAvailable] = ["$67.99", "Not available"];
const soldOut = offer("3 months", "183.57", false);

test.each([
  ["its price", [month, months], "1 month", ["$67.99", "$129.18"]],
  ["what it saves", [once, subscribed], "One time", ["$67.99", "$57.79, save 15%"]],
  ["nothing when all prices are the same", [rosemary, unscented], "Rosemary", [null, null]],
  ["why it is not sold", [month, soldOut, halfYear], "1 month", [price, "Sold out", notAvailable]],
  ["nothing when it is chosen and not made", [small, large], "500 ml", [notAvailable, null]],
])("a value of an option shows %s", (_, offers, chosen, lines) => {
  const shown = getOfferLines(offers, chosen);

  expect(shown.map(({ line }) => line)).toEqual(lines);
  expect(shown.map(({ isSoldOut }) => isSoldOut)).toEqual(
    lines.map((line) => line === "Sold out" || line === notAvailable),
  );
});
