import { expect, test } from "vitest";
import { productNotes } from "../product/product-notes";
import { ingredients } from "../science/ingredients";
import { getGlossaryName, getUses, glossary } from "./glossary";

test("the glossary lists the ingredients on the labels, and no others", () => {
  const onLabels = Object.values(productNotes).flatMap(({ facts }) =>
    facts.rows.map(({ name }) => getGlossaryName(name)),
  );
  const names = glossary.map(({ name }) => name);

  expect([...new Set(onLabels)].sort()).toEqual(names);
});

test("the glossary links to every ingredient of Our Science, by its id", () => {
  const cards = ingredients.map(({ id }) => id).sort();
  const claimed = glossary.filter(({ isInScience }) => isInScience).map(({ id }) => id);

  expect(claimed).toEqual(cards);
});

test("the glossary says how much of an ingredient is in which product", () => {
  const niacinamide = glossary.find(({ id }) => id === "niacinamide");

  expect(niacinamide && getUses(niacinamide)).toEqual([
    { handle: "after-wash-scalp-serum", amount: "5%" },
  ]);
});
