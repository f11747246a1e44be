import { expect, test } from "vitest";
import { ownProducts } from "../../../tests/support/own-products";
import { findSharedDoses } from "./shared-doses";

const nutraceutical = { handle: "hair-nutraceutical", title: "Hair Nutraceutical" };
const nutraceutical45 = { handle: "hair-nutraceutical-45", title: "Hair Nutraceutical 45+" };
const plan = { handle: "essentials-plan", title: "Essentials Plan" };

test("two supplements say what both add up to, and how high the studies went", () => {
  expect(findSharedDoses([nutraceutical, nutraceutical45], ownProducts)).toEqual({
    text: "Taken together, Hair Nutraceutical and Hair Nutraceutical 45+ add up to 640\u00A0mg of saw palmetto a day. Studies went no higher than 320\u00A0mg. Choose one for each person.",
    titles: ["Hair Nutraceutical", "Hair Nutraceutical 45+"],
    compared: "hair-nutraceutical",
  });
});

test("a supplement in a plan counts, under the name of the plan", () => {
  expect(findSharedDoses([nutraceutical45, plan], ownProducts)?.titles).toEqual([
    "Hair Nutraceutical 45+",
    "Essentials Plan",
  ]);
});

test.each([
  ["a bottle and a plan with one", [nutraceutical, plan], "Hair Nutraceutical and Essentials Plan"],
  ["two bottles", [{ ...nutraceutical, quantity: 2 }], "2 × Hair Nutraceutical"],
  ["two plans", [{ ...plan, quantity: 2 }], "2 × Essentials Plan"],
])("%s are the same supplement twice", (_, chosen, named) => {
  expect(findSharedDoses(chosen, ownProducts)).toMatchObject({
    text: `Taken together, ${named} add up to 640\u00A0mg of saw palmetto a day. Studies went no higher than 320\u00A0mg. Choose one for each person.`,
    compared: null,
  });
});

test.each([
  ["one supplement", [nutraceutical]],
  ["a supplement beside a wash", [nutraceutical, { handle: "shampoo", title: "Shampoo" }]],
  ["products without a formula", [{ handle: "constructor", title: "" }]],
])("%s adds up to nothing", (_, chosen) => {
  expect(findSharedDoses(chosen, ownProducts)).toBeNull();
});
