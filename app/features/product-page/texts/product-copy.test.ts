import { expect, test } from "vitest";
import { getShownProducts } from "~/site/samples";
import { ownProducts } from "../../../../tests/support/own-products";
import { getProductCopy } from "./product-copy";

const ask = (handle: string, shown = ownProducts) =>
  getProductCopy(handle, shown).faqs.map(({ question }) => question);

test("another store's product has neither ingredients nor directions of ours with samples hidden", () => {
  expect(getProductCopy("shampoo", getShownProducts(false, false))).toMatchObject({
    note: null,
    ingredients: null,
    isSample: false,
  });
  expect(getProductCopy("shampoo", getShownProducts(false, true))).toMatchObject({
    ingredients: { serving: null },
    isSample: true,
  });
  expect(getProductCopy("hair-oil", ownProducts)).toMatchObject({ isSample: false });
});

test("its set of questions stays, without those that only our formula answers", () => {
  const samples = getShownProducts(false, true);
  expect(ask("shampoo", samples)).toEqual([
    "Can I use it every day?",
    "Is it safe for color-treated hair?",
    "What if it’s not for me?",
  ]);
  expect(ask("shampoo")).toContain("Is it free of sulfates and silicones?");
});
