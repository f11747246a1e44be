import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "~/blocks/page-meta";
import type { Variant } from "~/commerce/model";
import { getUnitPrice } from "~/product/unit-price";
import { testVariant, usd } from "../../../tests/support/builders";
import { getOfferLines } from "./purchase/offer-lines";

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
  ["67.99", { Supply: "1 month" }, "$2.27 a day"],
  ["129.18", { Supply: "2 months" }, "$2.15 a day"],
  ["57.79", { Scent: "None", Supply: "1 month" }, "$1.93 a day"],
  ["32.00", { Size: "10 fl oz (300 ml)" }, "$3.20 per fl\u00A0oz"],
  ["14.00", { Size: "0.3 fl oz" }, "$46.67 per fl\u00A0oz"],
  ["32.00", { Size: "300 ml" }, null],
  ["32.00", { Supply: "0 months" }, null],
  ["32.00", { Supply: "months" }, null],
  ["32.00", {}, null],
])("%s for %j is %s", (amount, options, perDay) => {
  const selectedOptions = Object.entries(options).map(([name, value]) => ({ name, value }));
  const variant = testVariant({ selectedOptions });

  expect(getUnitPrice(usd(amount), variant)).toBe(perDay);
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
