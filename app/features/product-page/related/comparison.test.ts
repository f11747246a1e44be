import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../../tests/support/builders";
import { ownProducts } from "../../../../tests/support/own-products";
import { getComparison } from "./comparison";

const supply = (value: string) => [{ name: "Supply", value }];
const nutraceutical = testProduct({
  id: "hair-nutraceutical",
  title: "Hair Nutraceutical",
  variants: [testVariant({ price: usd("67.99"), selectedOptions: supply("1 month") })],
});
const nutraceutical45 = testProduct({
  id: "hair-nutraceutical-45",
  title: "Hair Nutraceutical 45+",
  variants: [testVariant({ price: usd("72.99") })],
});
const shampoo = testProduct({ id: "shampoo", title: "Gentle Daily Shampoo" });
const growthShampoo = testProduct({ id: "growth-strength-shampoo", title: "Growth Shampoo" });

test("the product itself comes first, with its price a day where its supply is known", () => {
  const { products } =
    getComparison("hair-nutraceutical", [nutraceutical45, nutraceutical], ownProducts) ?? {};
  expect(products?.map(({ title, price }) => [title, price])).toEqual([
    ["Hair Nutraceutical", "$2.27 a day"],
    ["Hair Nutraceutical 45+", "$72.99"],
  ]);
});

test("a product without variants has no price, and an ingredient without an amount is a full bar", () => {
  const comparison = getComparison("shampoo", [growthShampoo, shampoo], ownProducts);
  expect(comparison?.products.map(({ title, price }) => [title, price])).toEqual([
    ["Gentle Daily Shampoo", null],
    ["Growth Shampoo", null],
  ]);
  const amounts = comparison?.ingredients.flatMap((each) => each.amounts.filter(Boolean)) ?? [];
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) expect(amount).toEqual({ text: "Yes", share: 1 });
});

test("each ingredient of either has a bar as long as its share of the larger amount", () => {
  const { ingredients = [] } =
    getComparison("hair-nutraceutical-45", [nutraceutical, nutraceutical45], ownProducts) ?? {};
  const names = ingredients.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(new Map(ingredients.map(({ name, amounts }) => [name, amounts]))).toEqual(
    new Map(
      Object.entries({
        "Saw palmetto": [
          { text: "320\u00A0mg", share: 1 },
          { text: "320\u00A0mg", share: 1 },
        ],
        "Marine collagen": [
          { text: "3,000\u00A0mg", share: 1 },
          { text: "2,500\u00A0mg", share: 2_500 / 3_000 },
        ],
        Biotin: [
          { text: "2,500\u00A0mcg", share: 0.5 },
          { text: "5,000\u00A0mcg", share: 1 },
        ],
        Selenium: [
          { text: "55\u00A0mcg", share: 1 },
          { text: "55\u00A0mcg", share: 1 },
        ],
        "Vitamin D3": [{ text: "20\u00A0mcg (800\u00A0IU)", share: 1 }, null],
        Zinc: [null, { text: "11\u00A0mg", share: 1 }],
      }),
    ),
  );
});

test.each([
  ["a product that is in no comparison", "hair-oil", [nutraceutical, nutraceutical45]],
  ["a product whose other the store lacks", "hair-nutraceutical", [nutraceutical]],
  ["a product that the store lacks", "hair-nutraceutical", [nutraceutical45]],
])("%s is compared with nothing", (_, handle, catalog) => {
  expect(getComparison(handle, catalog, ownProducts)).toBeNull();
});
