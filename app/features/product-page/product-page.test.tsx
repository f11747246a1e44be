import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { StructuredData } from "~/blocks/page-meta";
import type { Variant } from "~/commerce/model";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { getOfferLines } from "./offer-lines";
import { getPricePerDay } from "./price-per-day";
import { getOptionOffers, optionsToShow, parseChoice, writeChoice } from "./variant-choice";

function variant(amount: string, options: Record<string, string>) {
  const selectedOptions = Object.entries(options).map(([name, value]) => ({ name, value }));
  const title = Object.values(options).join(" ");
  return testVariant({ title, price: usd(amount), selectedOptions });
}

const shampoo = testProduct({
  variants: [
    variant("32.00", { Scent: "Rosemary", Size: "300 ml" }),
    variant("46.00", { Scent: "Rosemary", Size: "500 ml" }),
    variant("32.00", { Scent: "Unscented", Size: "300 ml" }),
  ],
  options: [
    { name: "Scent", values: ["Rosemary", "Unscented"] },
    { name: "Size", values: ["300 ml", "500 ml"] },
  ],
});

const chosen = (scent: string, size: string) =>
  new Map(Object.entries({ Scent: scent, Size: size }));

describe("the options in a URL", () => {
  test.each([
    ["", "Rosemary", "300 ml"],
    ["Size=500+ml", "Rosemary", "500 ml"],
    ["Scent=Unscented&Size=500+ml", "Unscented", "500 ml"],
    ["Size=<script>&Scent=rosemary", "Rosemary", "300 ml"],
    ["size=500+ml&__proto__=x&utm_source=letter", "Rosemary", "300 ml"],
    [`Size=${"9".repeat(10_000)}`, "Rosemary", "300 ml"],
  ])("are read from %.40j", (query, scent, size) => {
    expect(parseChoice(shampoo, new URLSearchParams(query))).toEqual(chosen(scent, size));
  });

  test("choose nothing in a product without variants", () => {
    const bare = { ...shampoo, variants: [] };

    expect(parseChoice(bare, new URLSearchParams())).toEqual(new Map());
  });

  test("are written beside the other parameters", () => {
    const query = writeChoice(new URLSearchParams("utm=a"), chosen("Rosemary", "500 ml"));

    expect(String(query)).toBe("utm=a&Scent=Rosemary&Size=500+ml");
  });
});

test.each([
  ["that it would choose, if it is made", shampoo, ["Unscented 300 ml", undefined]],
  ["unless there are none", { ...shampoo, variants: [] }, [undefined, undefined]],
])("each value of an option names the variant %s", (_, product, titles) => {
  const size = { name: "Size", values: ["300 ml", "500 ml"] };
  const offers = getOptionOffers(product, size, chosen("Unscented", "300 ml"));

  expect(offers.map(({ variant }) => variant?.title)).toEqual(titles);
});

test.each([
  ["the default of a plain product", [{ name: "Title", values: ["Default Title"] }], 0],
  ["one without values", [{ name: "Size", values: [] }], 0],
  ["those with a choice", shampoo.options, 2],
])("of the options %s are shown", (_, options, count) => {
  expect(optionsToShow({ ...shampoo, options })).toHaveLength(count);
});

test.each([
  ["Title", "Box"],
  ["Size", "Default Title"],
])("the option %s with the value %s is one of the product's own", (name, value) => {
  const options = [{ name, values: [value] }];
  const product = testProduct({ options, variants: [variant("1.00", { [name]: value })] });

  expect(optionsToShow(product)).toEqual(options);
});

test("a value that no fetched variant has is not offered", () => {
  const scent = { name: "Scent", values: ["Rosemary", "Cedar", "Unscented"] };
  const size = { name: "Size", values: ["500 ml", "Rosemary"] };
  const product = { ...shampoo, options: [scent, size] };

  expect(optionsToShow(product)).toEqual([
    { name: "Scent", values: ["Rosemary", "Unscented"] },
    { name: "Size", values: ["500 ml"] },
  ]);
  expect(parseChoice(product, new URLSearchParams("Scent=Cedar")).get("Scent")).toBe("Cedar");
});

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

test.each([
  ["67.99", { Supply: "1 month" }, "2.27"],
  ["129.18", { Supply: "2 months" }, "2.15"],
  ["57.79", { Scent: "None", Supply: "1 month" }, "1.93"],
  ["32.00", { Size: "300 ml" }, undefined],
  ["32.00", { Supply: "0 months" }, undefined],
  ["32.00", { Supply: "months" }, undefined],
  ["32.00", {}, undefined],
])("%s for %j is a day: %s", (amount, options, perDay) => {
  expect(getPricePerDay(usd(amount), variant("1.00", options))?.amount).toBe(perDay);
});

test.each([
  ["ends the script", "</script><script>alert(1)</script>"],
  ["ends it in another spelling", "</SCRIPT\t>"],
  ["begins a comment", "<!--<script>"],
  ["breaks a line as only some parsers see it", "a\u2028b\u2029c"],
  ["is written for another place", `&lt;/script&gt;"'\\`],
  ["has half a letter", "\ud800"],
])("a text that %s stays a text", (_, name) => {
  const markup = renderToStaticMarkup(<StructuredData data={{ "@type": "Thing", name }} />);

  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Thing", name });
});
