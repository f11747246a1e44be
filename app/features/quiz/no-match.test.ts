import { expect, test } from "vitest";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { findNearest } from "./no-match";
import type { Recommendation } from "./recommendations";

const recommend = (...handles: Recommendation["productHandle"][]): Recommendation[] =>
  handles.map((productHandle) => ({ productHandle, priority: "essential", reason: "" }));

const product = (id: string, tag: string, availableForSale = true) =>
  testProduct({ id, tags: [tag], variants: [testVariant({ availableForSale })] });

const oils = ["a", "b", "c", "d"].map((id) => product(id, "hair oil"));
const capsules = [product("gone", "supplement", false), product("there", "supplement")];
const thinning = recommend("hair-nutraceutical", "after-wash-scalp-serum");

test.each([
  [
    "the first recommendation's category, for sale first",
    [...oils, ...capsules],
    "Nutraceuticals",
    "there gone",
  ],
  ["the next one's where that is empty, three at most", oils, "Scalp Therapy", "a b c"],
])("the nearest products are those of %s", (_, catalog, label, ids) => {
  const nearest = findNearest(thinning, catalog);

  expect(nearest?.category.label).toBe(label);
  expect(nearest?.products.map(({ id }) => id).join(" ")).toBe(ids);
});

test("there are none where no category fits", () => {
  expect(findNearest(recommend("shampoo"), oils)).toBeNull();
});
