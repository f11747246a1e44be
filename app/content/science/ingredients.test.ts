import { expect, test } from "vitest";
import { findProductNote } from "../product/product-notes";
import { hairCycle } from "./hair-cycle";
import { ingredients } from "./ingredients";

const contents = ingredients.flatMap(({ id, name, dose, products }) =>
  products.map(({ handle, title }) => ({ id, name, dose, handle, title })),
);

test("eight ingredients have an address, and no two the same", () => {
  expect(new Set(ingredients.map(({ id }) => id)).size).toBe(8);
});

test.each(contents)("$title holds $name, as its own page says", ({ name, handle }) => {
  const rows = findProductNote(handle)?.facts.rows ?? [];

  expect(rows.map((row) => row.name).join(", ")).toContain(name);
});

test.each(ingredients.filter(({ dose }) => /\d/.test(dose)))(
  "the dose of $name is the one on a product's page",
  ({ name, dose, products }) => {
    const amounts = products.flatMap(({ handle }) =>
      (findProductNote(handle)?.facts.rows ?? [])
        .filter((row) => row.name.startsWith(name))
        .map(({ amount }) => amount),
    );

    expect(amounts).toContain(dose);
  },
);

test.each(ingredients)("$name cites a study with its year, or says why it cites none", (each) => {
  const sources = (each.studies ?? []).map(({ source }) => source);

  expect(sources.filter((source) => !/\b(?:19|20)\d\d\b/.test(source))).toEqual([]);
  expect(sources.length === 0).toBe(each.withoutStudies !== undefined);
});

test("no ingredient is said to do what only a medicine may", () => {
  expect(JSON.stringify([ingredients, hairCycle])).not.toMatch(
    /regrow|stops? hair loss|\b(?:cures?|prevents?|treats?|heals?)\b/i,
  );
});

test.each(hairCycle.slice(0, 3))(
  "the figure marks as many strands for $name as its share",
  (phase) => {
    const [least = 0, most = 0] = phase.share.match(/\d+/g)?.map(Number) ?? [];
    const marked = phase.strands.to - phase.strands.from;

    expect(marked).toBeGreaterThanOrEqual(least);
    expect(marked).toBeLessThanOrEqual(most);
  },
);

test("the strands of the first three phases are a hundred, and each follows the one before", () => {
  const ends = hairCycle.slice(0, 3).map(({ strands }) => [strands.from, strands.to]);

  expect(ends.flat()).toEqual([0, ends[0]?.[1], ends[0]?.[1], ends[1]?.[1], ends[1]?.[1], 100]);
});
