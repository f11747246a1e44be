import { expect, test } from "vitest";
import { getShownProducts } from "~/site/samples";
import { ownProducts } from "../../tests/support/own-products";
import { findComparison, findShownProduct, getCaution } from "./brand-products";

const hidden = getShownProducts(false, false);
const samples = getShownProducts(false, true);

test("of another store's products nothing is shown until the owner confirms it, or as a sample", () => {
  expect(findShownProduct("shampoo", hidden)).toBeNull();
  expect(findComparison("shampoo", hidden)).toBeNull();
  expect(getCaution(["hair-nutraceutical"], hidden)).toBeNull();
  expect(getCaution(["hair-nutraceutical"], samples)).toMatchObject({ isSample: true });
  const confirmed = { confirmed: ["hair-nutraceutical"], samples: [] };
  expect(getCaution(["hair-nutraceutical"], confirmed)).toMatchObject({ isSample: false });
});

test.each([
  ["hair-nutraceutical", "Not if you are pregnant or breastfeeding. Contains fish."],
  ["essentials-plan", "Not if you are pregnant or breastfeeding. Contains fish."],
  [
    "complete-wellness-kit",
    "Not if you are pregnant or breastfeeding. Rosemary oil: ask your doctor first in pregnancy, with epilepsy or on broken skin. Contains fish, limonene and linalool.",
  ],
  ["shampoo", "Contains oats and chamomile."],
  [
    "growth-strength-shampoo",
    "Rosemary oil: ask your doctor first in pregnancy, with epilepsy or on broken skin. Contains limonene and linalool (neither in Unscented).",
  ],
  ["conditioner", undefined],
  ["constructor", undefined],
])("the caution beside a button that adds %s is: %s", (handle, text) => {
  expect(getCaution([handle], ownProducts)?.text).toBe(text);
});

test("the caution leads to the answer that says who should not use the product", () => {
  const links = ["essentials-plan", "hair-oil", "shampoo"].map(
    (handle) => getCaution([handle], ownProducts)?.to,
  );
  expect(links).toEqual(["/faq#pregnancy", "/faq#rosemary", "/faq#allergens"]);
});

test("a card names what its supplements contain, and nothing of what is put on hair", () => {
  expect(getCaution(["complete-wellness-kit"], ownProducts, true)?.text).toBe(
    "Not if you are pregnant or breastfeeding. Contains fish.",
  );
  expect(getCaution(["shampoo"], ownProducts, true)).toBeNull();
});
