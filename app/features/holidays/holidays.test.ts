import { expect, test } from "vitest";
import {
  type GiftAnswers,
  giftQuestions,
  holidayBundles,
} from "#brand/content/holidays/holiday-bundles.ts";
import { stockCopy } from "#brand/content/holidays/holidays.ts";
import { formatPrice } from "~/lib/money";
import { testProduct, testVariant } from "../../../tests/support/builders";
import {
  type BundleState,
  getBundlePrice,
  getBundleState,
  getStockText,
  type LoadedBundles,
  type StoreBundles,
  showsPrices,
} from "./bundle-state";
import { getEarliestDay, getTense } from "./clock";
import { getGift, getGiftReason, isComplete } from "./gift";

const lastDay = "2025-12-31";

test.each([
  ["2025-12-31T11:59:58Z", "2025-12-30"],
  ["2025-12-31T11:59:59Z", "2025-12-31"],
])("at %s the server's page is of %s, as long as it is that day anywhere", (time, day) => {
  expect(getEarliestDay(Date.parse(time))).toBe(day);
});

test.each([
  ["2025-12-30", "before"],
  [lastDay, "before"],
  ["2026-01-01", "after"],
])("on %s a text about the last day is read %s its end", (today, tense) => {
  expect(getTense(lastDay, today)).toBe(tense);
});

const [glow] = holidayBundles;

const priced = (kind: BundleState["kind"], amount: string, currencyCode = "USD"): BundleState => {
  const variant = testVariant({ price: { amount, currencyCode } });
  return { kind, product: testProduct({ variants: [variant] }), variant };
};
const offer = (amount: string, currency?: string) => priced("for sale", amount, currency);
const missing: BundleState = { kind: "missing" };

const ready = (products: StoreBundles["products"], showsPrices = true): LoadedBundles => ({
  products,
  showsPrices,
});

test("a bundle without a variant is missing", () => {
  expect(getBundleState(ready([testProduct(), null, null]), glow)).toEqual(missing);
});

test.each<[LoadedBundles, kind: string, hasPrices: boolean]>([
  [null, "unknown", true],
  [ready([null, null, null]), "missing", true],
  [ready([null, null, null], false), "missing", false],
  [ready([testProduct({ variants: [testVariant()] })]), "for sale", true],
])(
  "of the bundles %j the first is %s, and our own prices are shown: %s",
  (loaded, kind, hasPrices) => {
    expect(getBundleState(loaded, glow).kind).toBe(kind);
    expect(showsPrices(loaded)).toBe(hasPrices);
  },
);

test("a bundle whose first variant is sold out sells the next one", () => {
  const [soldOutFirst, next] = [false, true].map((availableForSale) =>
    testVariant({ availableForSale }),
  );
  const bundle = testProduct({
    variants: [soldOutFirst, next].filter((each) => each !== undefined),
  });

  const state = getBundleState(ready([bundle, null, null]), glow);

  expect(state).toMatchObject({ kind: "for sale", variant: next });
});

test.each<[string, BundleState, price: string, regular: string | undefined]>([
  ["as specified, without the store", { kind: "unknown" }, "$129.00", "$165.00"],
  ["the store's", offer("119.50"), "$119.50", "$165.00"],
  ["without a saving of nothing", offer("165.00"), "$165.00", undefined],
  ["our own where the store lacks it", missing, "$129.00", "$165.00"],
  ["without a saving in another currency", offer("99.00", "EUR"), "€99.00", undefined],
])("the price of a bundle is %s", (_, state, price, regular) => {
  const shown = getBundlePrice(glow, state);

  expect(formatPrice(shown.price)).toBe(price);
  expect(shown.regular && formatPrice(shown.regular)).toBe(regular ?? null);
});

const [glowName, ritual, kit] = holidayBundles.map(({ name }) => name);
const elsewhere = "Not available right now";

const inStock = testProduct({ variants: [testVariant()] });
const outOfStock = testProduct({ variants: [testVariant({ availableForSale: false })] });

test.each<[LoadedBundles, sentence: string]>([
  [ready([inStock, inStock, inStock]), "All three bundles are in stock."],
  [ready([inStock, outOfStock, inStock]), `In stock: ${glowName} and ${kit}. Sold out: ${ritual}.`],
  [
    ready([null, outOfStock, inStock]),
    `In stock: ${kit}. Sold out: ${ritual}. ${elsewhere}: ${glowName}.`,
  ],
  [ready([outOfStock, outOfStock, outOfStock]), `Sold out: ${glowName}, ${ritual}, and ${kit}.`],
  [null, stockCopy.unknown],
])("the stock is described in a sentence: %#", (loaded, sentence) => {
  expect(getStockText(loaded)).toBe(sentence);
});

test.each<[GiftAnswers["budget"], string]>([
  ["150-plus", "Complete Wellness Kit"],
  ["100-150", "Holiday Glow"],
  ["under-100", "Self-Care Ritual"],
])("a budget of %s gives %s", (budget, name) => {
  expect(getGift({ budget }).name).toBe(name);
});

test("every combination of answers has its own reason, which names the budget", () => {
  const [persons, delights, budgets] = giftQuestions;
  const reasons = persons.options.flatMap(({ value: person }) =>
    delights.options.flatMap(({ value: delight }) =>
      budgets.options.map(({ value: budget, said, withoutPrice }) => {
        const answers = { person, delight, budget } as GiftAnswers;
        const reason = getGiftReason(answers, getGift(answers), true);
        expect(reason).toContain(said);
        const priceless = getGiftReason(answers, getGift(answers), false);
        expect(priceless).toContain(withoutPrice.said);
        expect(priceless).not.toContain("$");
        expect(reason).not.toContain("undefined");
        return reason;
      }),
    ),
  );

  expect(new Set(reasons).size).toBe(36);
});

test("the gift is shown once every question is answered", () => {
  const answers: GiftAnswers = { person: "family", delight: "evening", budget: "100-150" };

  expect(isComplete(answers)).toBe(true);
  expect(isComplete({ ...answers, budget: undefined })).toBe(false);
  expect(isComplete({})).toBe(false);
});
