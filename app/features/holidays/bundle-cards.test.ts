import { expect, test } from "vitest";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { type BundleState, getBundlePrice, getBundleState, getStockSentence } from "./bundle-cards";

const [glow] = holidayBundles;

const product = (amount: string, currencyCode = "USD") =>
  testProduct({ variants: [testVariant({ price: { amount, currencyCode } })] });

const offer = (amount: string, currency?: string): BundleState => ({
  kind: "for sale",
  product: product(amount, currency),
});
const forSale = offer("129.00");
const soldOut: BundleState = { kind: "sold out", product: product("75.00") };
const missing: BundleState = { kind: "missing" };

test("a bundle without a variant is missing", () => {
  const value = [testProduct(), null, null];

  expect(getBundleState({ status: "ready", value }, glow)).toEqual(missing);
});

test.each<[string, BundleState, [now: string, before: string | null, saved: string | null]]>([
  ["as specified, before the store answers", { kind: "loading" }, ["$129.00", "$165", "$36"]],
  ["the store's", offer("119.50"), ["$119.50", "$165", "$45.50"]],
  ["without a saving of nothing", offer("165.00"), ["$165.00", null, null]],
  ["without a saving in another currency", offer("99.00", "EUR"), ["€99.00", null, null]],
])("the price of a bundle is %s", (_, state, [now, before, saved]) => {
  expect(getBundlePrice(glow, state)).toEqual({ now, before, saved });
});

const [glowName, ritual, kit] = holidayBundles.map(({ name }) => name);
const elsewhere = "Not in our store at the moment";

test.each<[first: BundleState, second: BundleState, third: BundleState, sentence: string]>([
  [forSale, forSale, forSale, "All three bundles are in stock."],
  [forSale, soldOut, forSale, `In stock: ${glowName} and ${kit}. Sold out: ${ritual}.`],
  [missing, soldOut, forSale, `In stock: ${kit}. Sold out: ${ritual}. ${elsewhere}: ${glowName}.`],
  [soldOut, soldOut, soldOut, `Sold out: ${glowName}, ${ritual}, and ${kit}.`],
])("the stock is described in a sentence: %#", (first, second, third, sentence) => {
  expect(getStockSentence([first, second, third])).toBe(sentence);
});
