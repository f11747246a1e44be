import { describe, expect, test } from "vitest";
import { testProduct, testVariant } from "../../../tests/support/builders";
import { getOptionOffers, optionsToShow, parseChoice, writeChoice } from "./variant-choice";

const toOptions = (options: Record<string, string>) =>
  Object.entries(options).map(([name, value]) => ({ name, value }));
const sell = (options: Record<string, string[]>, ...variants: Record<string, string>[]) =>
  testProduct({
    options: Object.entries(options).map(([name, values]) => ({ name, values })),
    variants: variants.map((selected, index) =>
      testVariant({ id: String(index), selectedOptions: toOptions(selected) }),
    ),
  });

const oil = sell(
  { Scent: ["None", "Rose"], Size: ["50 ml", "100 ml", "1 l"] },
  { Scent: "None", Size: "50 ml" },
  { Scent: "Rose", Size: "50 ml" },
  { Scent: "Rose", Size: "100 ml" },
);

describe("a product's page", () => {
  test.each([
    ["the values that a variant has", oil, { Scent: ["None", "Rose"], Size: ["50 ml", "100 ml"] }],
    [
      "no option of a product without options",
      sell({ Title: ["Default Title"] }, { Title: "Default Title" }),
      {},
    ],
    ["an option called Title", sell({ Title: ["Box"] }, { Title: "Box" }), { Title: ["Box"] }],
    [
      "a value called Default Title",
      sell({ Size: ["Default Title"] }, { Size: "Default Title" }),
      { Size: ["Default Title"] },
    ],
    [
      "no option without a value",
      sell({ Scent: ["Rose"], Size: ["50 ml"] }, { Size: "50 ml" }),
      { Size: ["50 ml"] },
    ],
    [
      "no value of another option",
      sell({ Scent: ["Rose", "Small"], Size: ["Small"] }, { Scent: "Rose", Size: "Small" }),
      { Scent: ["Rose"], Size: ["Small"] },
    ],
  ])("shows %s", (_, product, expected) => {
    const shown = optionsToShow(product).map(({ name, values }) => [name, values]);

    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  test.each([
    ["the first variant's options", "", { Scent: "None", Size: "50 ml" }],
    ["those of the address in their place", "Size=100+ml", { Scent: "None", Size: "100 ml" }],
    ["one that no variant has", "Size=1+l", { Scent: "None", Size: "1 l" }],
    ["none that the product lacks", "Size=2+l&Color=Red", { Scent: "None", Size: "50 ml" }],
  ])("has chosen %s", (_, query, expected) => {
    expect(Object.fromEntries(parseChoice(oil, new URLSearchParams(query)))).toEqual(expected);
  });

  test("without a variant has chosen nothing", () => {
    expect(parseChoice(testProduct(), new URLSearchParams("Size=50+ml")).size).toBe(0);
  });

  test("offers for each value the variant that it leads to, or none", () => {
    const choice = parseChoice(oil, new URLSearchParams("Scent=Rose"));
    const [, size] = oil.options;
    const offers = size ? getOptionOffers(oil, size, choice) : [];

    expect(offers.map(({ value, variant }) => [value, variant?.id ?? null])).toEqual([
      ["50 ml", "1"],
      ["100 ml", "2"],
      ["1 l", null],
    ]);
  });
});

test("a choice is written into the address beside its other parameters", () => {
  const choice = new Map([["Size", "100 ml"]]);

  expect(String(writeChoice(new URLSearchParams("ref=A&Size=50+ml"), choice))).toBe(
    "ref=A&Size=100+ml",
  );
});
