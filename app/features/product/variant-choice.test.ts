import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { findVariant, getOffers, optionsToShow, parseChoice, writeChoice } from "./variant-choice";

function variant(scent: string, size: string, amount: string) {
  const options = Object.entries({ Scent: scent, Size: size });
  const selectedOptions = options.map(([name, value]) => ({ name, value }));
  return testVariant({ id: `${scent} ${size}`, price: usd(amount), selectedOptions });
}

const shampoo = testProduct({
  variants: [
    variant("Rosemary", "300 ml", "32.00"),
    variant("Rosemary", "500 ml", "46.00"),
    variant("Unscented", "300 ml", "32.00"),
  ],
  options: [
    { name: "Scent", values: ["Rosemary", "Unscented"] },
    { name: "Size", values: ["300 ml", "500 ml"] },
  ],
});

const chosen = (scent: string, size: string) =>
  new Map(Object.entries({ Scent: scent, Size: size }));

test.each([
  ["whose options all match", shampoo, "300 ml", "Unscented 300 ml"],
  ["of a combination that is not made", shampoo, "500 ml", undefined],
  ["of a product without variants", { ...shampoo, variants: [] }, "300 ml", undefined],
])("choosing options finds the variant %s", (_, product, size, id) => {
  expect(findVariant(product, chosen("Unscented", size))?.id).toBe(id);
});

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

test("each value of an option names the variant that it would choose", () => {
  const size = { name: "Size", values: ["300 ml", "500 ml"] };
  const offers = getOffers(shampoo, size, chosen("Unscented", "300 ml"));

  expect(offers.map(({ variant }) => variant?.id)).toEqual(["Unscented 300 ml", undefined]);
});

test.each([
  ["the default of a plain product", [{ name: "Title", values: ["Default Title"] }], 0],
  ["one without values", [{ name: "Size", values: [] }], 0],
  ["those with a choice", shampoo.options, 2],
])("of the options %s are shown", (_, options, count) => {
  expect(optionsToShow({ ...shampoo, options })).toHaveLength(count);
});
