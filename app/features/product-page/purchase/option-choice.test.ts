import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../../tests/support/builders";
import {
  followVariantLink,
  getOptionOffers,
  getOptionParameter,
  hasUnknownVariant,
  optionsToShow,
  parseChoice,
  writeChoice,
} from "./option-choice";

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

  test("replace the variant of a link", () => {
    const query = writeChoice(new URLSearchParams("variant=13"), chosen("Rosemary", "500 ml"));

    expect(String(query)).toBe("Scent=Rosemary&Size=500+ml");
  });

  test.each(["discount", "utm_size", "variant"])(
    "called %s are not taken for what the shop reads there",
    (name) => {
      const product = testProduct({
        variants: [variant("1.00", { [name]: "7" }), variant("2.00", { [name]: "8" })],
        options: [{ name, values: ["7", "8"] }],
      });
      const query = writeChoice(new URLSearchParams(), new Map([[name, "8"]]));

      expect(query.has(name)).toBe(false);
      expect(parseChoice(product, query)).toEqual(new Map([[name, "8"]]));
      expect(parseChoice(product, new URLSearchParams([[name, "8"]])).get(name)).toBe("7");
    },
  );
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
  ["one without values", [{ name: "Size", values: [] }], 0],
  ["those with a choice", shampoo.options, 2],
])("of the options %s are shown", (_, options, count) => {
  expect(optionsToShow({ ...shampoo, options })).toHaveLength(count);
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

test.each([
  ["Size", "Size"],
  ["Discount", "Discount"],
  ["discount", "option.discount"],
  ["variant", "option.variant"],
  ["selling_plan", "option.selling_plan"],
  ["schedule", "option.schedule"],
  ["utm_size", "option.utm_size"],
  ["Ref", "option.Ref"],
  ["option.discount", "option.option.discount"],
])("the option %s is the parameter %s, which is no other option’s", (name, parameter) => {
  expect(getOptionParameter(name)).toBe(parameter);
});

const numbered = testProduct({
  handle: "shampoo",
  options: [
    { name: "Scent", values: ["Rose", "None"] },
    { name: "Size", values: ["50 ml"] },
  ],
  variants: [
    testVariant({
      id: "gid://shopify/ProductVariant/42",
      selectedOptions: [
        { name: "Scent", value: "None" },
        { name: "Size", value: "50 ml" },
      ],
    }),
  ],
});
const rose = testVariant({ selectedOptions: [{ name: "Scent", value: "Rose" }] });
const plain = testProduct({
  handle: "plain",
  variants: [testVariant({ id: "42" })],
});

test.each([
  ["?variant=42", "/products/shampoo?Scent=None&Size=50+ml"],
  [
    "?utm_source=a%20b&variant=42&ref=X",
    "/products/shampoo?Scent=None&Size=50+ml&utm_source=a%20b&ref=X",
  ],
  ["?Scent=Rose&variant=42", "/products/shampoo?Scent=None&Size=50+ml"],
  ["?variant=7", null],
  ["?variant=", null],
  ["?variant=gid://shopify/ProductVariant/42", null],
  ["", null],
])("of a product with options %s leads to %s", (search, expected) => {
  expect(followVariantLink(numbered, search)).toBe(expected);
});

test("a product without options keeps its address", () => {
  expect(followVariantLink(plain, "?variant=42&gclid=1")).toBe("/products/plain?gclid=1");
});

test.each([
  ["of another choice than those that were fetched", { hasMoreVariants: true }, "7", true],
  ["that is gone", { variants: [...numbered.variants, rose] }, "7", true],
  ["of the product", {}, "42", false],
  ["that is no number", {}, "seven", false],
  ["that is gone from a product without a choice", { ...plain }, "7", false],
])("a variant %s is unknown: %s", (_, parts, number, expected) => {
  const query = new URLSearchParams({ variant: number });

  expect(hasUnknownVariant({ ...numbered, ...parts }, query)).toBe(expected);
});
