import { expect, test } from "vitest";
import { planPrices } from "#brand/content/subscribe/plan-prices.ts";
import { catalog } from "#brand/store/catalog.ts";
import { toMinorUnits } from "~/lib/money";
import { withoutMarkup } from "../../embedded-commerce/graphql/views/values.ts";
import { indexCatalog } from "../../embedded-commerce/store-index.ts";
import { subscribed } from "../support/prices.ts";

const { products, articles } = catalog;
const store = indexCatalog(catalog);

test("lists the best sellers first, and bundles and plans last", () => {
  const bestSellers = ["hair-nutraceutical", "growth-strength-shampoo", "hair-nutraceutical-45"];
  const types = products.map(({ productType }) => productType);

  expect(products.slice(0, 3).map(({ handle }) => handle)).toEqual(bestSellers);
  expect(types.slice(10)).toEqual(["Bundle", "Bundle", "Bundle", "Plan", "Plan", "Plan"]);
});

test.each([
  { handle: "hair-nutraceutical", price: 6799, monthly: subscribed(6799) },
  { handle: "hair-nutraceutical-45", price: 7299, monthly: subscribed(7299) },
  { handle: "growth-strength-shampoo", price: 3200, monthly: subscribed(3200) },
  { handle: "after-wash-scalp-serum", price: 4800, monthly: subscribed(4800) },
  { handle: "hair-oil", price: 1400 },
  { handle: "holiday-glow-bundle", price: 12900, compareAt: 16500 },
  { handle: "self-care-ritual-bundle", price: 7500, compareAt: 9800 },
  { handle: "complete-wellness-kit", price: 21900, compareAt: 28900 },
])("$handle has the prices that the brand's owner set", ({ handle, ...prices }) => {
  const [first] = store.productByHandle.get(handle)?.variants ?? [];
  const monthly = first?.allocations.find(({ plan }) => plan.name === "Every 30 days");

  expect(first?.record).toMatchObject({ priceCents: prices.price });
  expect(first?.record.compareAtCents).toBe(prices.compareAt);
  expect(monthly && toMinorUnits(monthly.charges.price)).toBe(prices.monthly);
});

test("a plan's box holds one, two or three months, costs as many, and comes when it is used up", () => {
  const { variants = [] } = store.productByHandle.get("complete-plan") ?? {};
  const month = planPrices["complete-plan"];

  expect(
    variants.map(({ title, record, allocations }) => [
      title,
      record.priceCents,
      ...allocations.flatMap(({ plan, charges }) => [plan.name, toMinorUnits(charges.price)]),
    ]),
  ).toEqual([
    ["1 month", month.regularPrice * 100, "Every 30 days", month.price * 100],
    ["2 months", month.regularPrice * 200, "Every 60 days", month.price * 200],
    ["3 months", month.regularPrice * 300, "Every 90 days", month.price * 300],
  ]);
});

/** As first published. Stored carts, links and the stock refer to them. */
const publishedVariantIds: Record<string, readonly number[]> = {
  "hair-nutraceutical": [45_158_005_558_596, 45_521_818_193_234, 45_642_964_490_343],
  "growth-strength-shampoo": [45_794_031_272_738, 45_729_861_375_087, 45_087_750_409_330],
  "hair-nutraceutical-45": [45_250_327_504_081, 45_219_467_409_471, 45_229_770_542_945],
  "after-wash-scalp-serum": [45_448_991_819_900],
  shampoo: [45_929_241_027_342, 45_821_947_129_671],
  conditioner: [45_694_179_560_397, 45_002_206_202_353],
  "hair-oil": [45_587_489_743_988, 45_556_363_926_128],
  "scalp-oil-pearls": [45_724_032_665_652],
  "clarifying-scalp-scrub": [45_507_709_943_157],
  "overnight-scalp-mask": [45_279_233_459_870],
  "holiday-glow-bundle": [45_913_022_074_176],
  "self-care-ritual-bundle": [45_538_399_785_757],
  "complete-wellness-kit": [45_830_603_338_415],
  "essentials-plan": [45_440_649_693_560, 45_186_985_020_000, 45_859_705_472_032],
  "complete-plan": [45_464_456_680_486, 45_529_793_383_459, 45_996_209_328_892],
  "transformation-plan": [45_640_655_371_165, 45_126_381_685_835, 45_513_272_875_908],
};

test("each variant keeps the id that it was published with", () => {
  const ids = store.products.map(({ record, variants }) => [
    record.handle,
    variants.map(({ id }) => Number(id.split("/").at(-1))),
  ]);

  expect(Object.fromEntries(ids)).toEqual(publishedVariantIds);
});

test("promises nothing that the law forbids a supplement or a topical to promise", () => {
  const inProducts = products.flatMap(({ description, images }) => [...description, images]);
  const inArticles = articles.map(({ contentHtml }) => withoutMarkup(contentHtml));

  expect(JSON.stringify([inProducts, inArticles])).not.toMatch(
    /regrow|stops? hair loss|hair loss cure|DHT|prevents? (hair )?loss|!/i,
  );
});

test("marks the claim of every supplement with an asterisk", () => {
  for (const product of products.filter(({ tags }) => tags.includes("nutraceutical")))
    expect(product.description.join(" "), product.handle).toContain("*");
});
