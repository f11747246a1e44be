import { expect, test } from "vitest";
import { productNotes } from "../product/product-notes";
import { ingredients } from "../science/ingredients";
import { getGlossaryName, getUses, glossary } from "./glossary";

test("every ingredient on a label stands in the glossary, and nothing else does", () => {
  const onLabels = Object.values(productNotes).flatMap(({ facts }) =>
    facts.rows.map(({ name }) => getGlossaryName(name)),
  );
  const names = glossary.map(({ name }) => name);

  expect([...new Set(onLabels)].sort()).toEqual(names);
});

test("an ingredient that says it is on Our Science has a card of that id there", () => {
  const cards = ingredients.map(({ id }) => id).sort();
  const claimed = glossary.filter(({ isInScience }) => isInScience).map(({ id }) => id);

  expect(claimed).toEqual(cards);
});

test("says how much of an ingredient is in which product", () => {
  const niacinamide = glossary.find(({ id }) => id === "niacinamide");

  expect(niacinamide && getUses(niacinamide)).toEqual([
    { handle: "after-wash-scalp-serum", amount: "5%" },
  ]);
});
