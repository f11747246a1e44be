import { expect, test } from "vitest";
import { getOfferLines } from "./offer-lines";

function offer(value: string, amount: string, availableForSale = true) {
  const price = { amount, currencyCode: "USD" };
  const variant = { id: value, title: value, price, availableForSale, selectedOptions: [] };
  return { value, variant };
}

const getLines = (offers: Parameters<typeof getOfferLines>[0]) =>
  getOfferLines(offers, "").map(({ line }) => line);

test("each value shows its price", () => {
  expect(getLines([offer("1 month", "67.99"), offer("2 months", "129.18")])).toEqual([
    "$67.99",
    "$129.18",
  ]);
});

test("a subscription shows what it saves", () => {
  expect(getLines([offer("One time", "67.99"), offer("Every 30 days", "57.79")])).toEqual([
    "$67.99",
    "$57.79, save 15%",
  ]);
});

test("values of one price leave the price to the price line", () => {
  expect(getLines([offer("Rosemary", "32.00"), offer("Unscented", "32.00")])).toEqual([null, null]);
});

test("a value that cannot be had says why", () => {
  const offers = [
    offer("1 month", "67.99"),
    offer("3 months", "183.57", false),
    { value: "6 months", variant: null },
  ];

  expect(getOfferLines(offers, "1 month").map(({ line, isSoldOut }) => [line, isSoldOut])).toEqual([
    ["$67.99", false],
    ["Sold out", true],
    ["Not available", true],
  ]);
});

test("the chosen value of a combination that is not made carries no remark", () => {
  const offers = [
    { value: "300 ml", variant: null },
    { value: "500 ml", variant: null },
  ];

  expect(getOfferLines(offers, "500 ml").map(({ line }) => line)).toEqual(["Not available", null]);
});
