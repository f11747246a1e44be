import { describe, expect, test } from "vitest";
import type { Product } from "~/commerce/model";
import { testProduct, testVariant } from "~/commerce/test-product";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { type BundleState, getBundlePrice, getBundleState, getStockSentence } from "./bundle-stock";

const [glow, ritual, kit] = holidayBundles;
if (!glow || !ritual || !kit) throw new Error("There are three holiday bundles");

function product(amount: string, availableForSale = true, currencyCode = "USD"): Product {
  const price = { amount, currencyCode };
  return testProduct({ minPrice: price, variants: [testVariant({ price, availableForSale })] });
}

describe("a bundle", () => {
  const there = product("129.00");
  const soldOut = product("75.00", false);
  const ready = { status: "ready", value: [there, soldOut, null] } as const;

  test("is what the store says of it", () => {
    expect(getBundleState(ready, glow)).toEqual({ kind: "for sale", product: there });
    expect(getBundleState(ready, ritual)).toEqual({ kind: "sold out", product: soldOut });
    expect(getBundleState(ready, kit)).toEqual({ kind: "missing" });
  });

  test("without a variant cannot be bought", () => {
    const empty = { ...there, variants: [] };

    expect(getBundleState({ status: "ready", value: [empty, null, null] }, glow).kind).toBe(
      "missing",
    );
  });

  test("is unknown while the store has not answered, and when it fails", () => {
    const failure = { kind: "timeout", message: "too late", isTemporary: true } as const;
    const failed = { status: "failed", failure, retry: () => {} } as const;

    expect(getBundleState({ status: "loading" }, kit).kind).toBe("loading");
    expect(getBundleState(failed, kit).kind).toBe("unknown");
  });
});

describe("the price", () => {
  test.each<[string, BundleState, object]>([
    [
      "as specified, before the store answers",
      { kind: "loading" },
      { now: "$129.00", before: "$165", saved: "$36" },
    ],
    [
      "the store's own",
      { kind: "for sale", product: product("119.50") },
      { now: "$119.50", before: "$165", saved: "$45.50" },
    ],
    [
      "without a saving that is none",
      { kind: "for sale", product: product("165.00") },
      { now: "$165.00", before: null, saved: null },
    ],
    [
      "without a saving in another currency",
      { kind: "for sale", product: product("99.00", true, "EUR") },
      { now: "€99.00", before: null, saved: null },
    ],
  ])("is %s", (_, state, price) => {
    expect(getBundlePrice(glow, state)).toEqual(price);
  });
});

describe("the shelf", () => {
  const forSale: BundleState = { kind: "for sale", product: product("1.00") };
  const soldOut: BundleState = { kind: "sold out", product: product("1.00", false) };
  const missing: BundleState = { kind: "missing" };

  test.each<[BundleState[], string]>([
    [[forSale, forSale, forSale], "All three bundles are in stock."],
    [
      [forSale, soldOut, forSale],
      "In stock: Holiday Glow and Complete Wellness Kit. Sold out: Self-Care Ritual.",
    ],
    [
      [missing, soldOut, forSale],
      "In stock: Complete Wellness Kit. Sold out: Self-Care Ritual. Not in our store at the moment: Holiday Glow.",
    ],
    [
      [soldOut, soldOut, soldOut],
      "Sold out: Holiday Glow, Self-Care Ritual, and Complete Wellness Kit.",
    ],
  ])("is told without a word of scarcity", (states, sentence) => {
    expect(getStockSentence(states)).toBe(sentence);
  });
});
