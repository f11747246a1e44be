import { expect, test } from "vitest";
import type { Variant } from "~/commerce/model";
import { testVariant, usd } from "../../../../tests/support/builders";
import { getOfferLines } from "./option-row";

const offer = (value: string, amount: string, availableForSale = true) => ({
  value,
  variant: testVariant({ title: value, price: usd(amount), availableForSale }),
});
const notMade = (value: string) => ({ value, variant: null });
const [month, months] = [offer("1 month", "67.99"), offer("2 months", "129.18")];
const [rosemary, unscented] = [offer("Rosemary", "32.00"), offer("Unscented", "32.00")];
const [small, large, halfYear] = [notMade("300 ml"), notMade("500 ml"), notMade("6 months")];
const [price, notAvailable, askUs] = ["$67.99", "Not available", "Ask us"];
const getPrice = ({ price }: Variant) => price;
const soldOut = offer("3 months", "183.57", false);

test.each([
  ["its price", [month, months], "1 month", ["$67.99", "$129.18"]],
  ["nothing when all prices are the same", [rosemary, unscented], "Rosemary", [null, null]],
  [
    "no price beside one that is not made when the others cost the same",
    [rosemary, unscented, halfYear],
    "Rosemary",
    [null, null, notAvailable],
  ],
  ["why it is not sold", [month, soldOut, halfYear], "1 month", [price, "Sold out", notAvailable]],
  ["nothing when it is the only one made", [month, halfYear], "1 month", [null, notAvailable]],
  ["nothing when it is chosen and not made", [small, large], "500 ml", [notAvailable, null]],
])("a value of an option shows %s", (_, offers, chosen, lines) => {
  const shown = getOfferLines(offers, chosen, false, getPrice);

  expect(shown.map(({ line }) => line)).toEqual(lines);
  expect(shown.map(({ isForSale }) => isForSale)).toEqual(
    lines.map((line) => line !== "Sold out" && line !== notAvailable),
  );
});

test("a combination that was not fetched is not called unavailable", () => {
  const shown = getOfferLines([month, soldOut, halfYear], "1 month", true, getPrice);

  expect(shown.map(({ line }) => line)).toEqual([price, "Sold out", askUs]);
  expect(shown.map(({ isForSale }) => isForSale)).toEqual([true, false, false]);
});
