import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "~/commerce/test-product";
import {
  findVariant,
  getChoice,
  getOffers,
  optionsToShow,
  parseChoice,
  writeChoice,
} from "./variant-choice";

function variant(scent: string, size: string, amount: string) {
  return testVariant({
    id: `${scent} ${size}`,
    title: `${scent} / ${size}`,
    price: usd(amount),
    selectedOptions: [
      { name: "Scent", value: scent },
      { name: "Size", value: size },
    ],
  });
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
  new Map([
    ["Scent", scent],
    ["Size", size],
  ]);
const fromAddress = (query: string) =>
  Object.fromEntries(parseChoice(shampoo, new URLSearchParams(query)));

describe("choosing a variant", () => {
  test("switches to the variant whose options all match", () => {
    expect(findVariant(shampoo, chosen("Unscented", "300 ml"))?.id).toBe("Unscented 300 ml");
  });

  test("finds none for a combination that is not made", () => {
    expect(findVariant(shampoo, chosen("Unscented", "500 ml"))).toBeNull();
  });

  test("finds none in a product without variants", () => {
    expect(findVariant({ ...shampoo, variants: [] }, new Map())).toBeNull();
    expect(getChoice(undefined).size).toBe(0);
  });
});

describe("what the address chooses", () => {
  test.each([
    ["", "Rosemary", "300 ml"],
    ["Size=500+ml", "Rosemary", "500 ml"],
    ["Scent=Unscented&Size=500+ml", "Unscented", "500 ml"],
    ["Size=<script>&Scent=rosemary", "Rosemary", "300 ml"],
    ["size=500+ml&__proto__=x&utm_source=letter", "Rosemary", "300 ml"],
    [`Size=${"9".repeat(10_000)}`, "Rosemary", "300 ml"],
  ])("%.40s", (query, Scent, Size) => {
    expect(fromAddress(query)).toEqual({ Scent, Size });
  });

  test("is written back without losing the rest of the query", () => {
    const address = writeChoice(new URLSearchParams("utm=a"), chosen("Rosemary", "500 ml"));

    expect(String(address)).toBe("utm=a&Scent=Rosemary&Size=500+ml");
  });
});

describe("the values of an option", () => {
  test("name the variant that each alone would select", () => {
    const size = { name: "Size", values: ["300 ml", "500 ml"] };

    expect(
      getOffers(shampoo, size, chosen("Unscented", "300 ml")).map((o) => o.variant?.id),
    ).toEqual(["Unscented 300 ml", undefined]);
  });

  test("are not shown where there is nothing to choose", () => {
    const plain = { ...shampoo, options: [{ name: "Title", values: ["Default Title"] }] };

    expect(optionsToShow(plain)).toEqual([]);
    expect(optionsToShow({ ...shampoo, options: [{ name: "Size", values: [] }] })).toEqual([]);
    expect(optionsToShow(shampoo)).toHaveLength(2);
  });
});
