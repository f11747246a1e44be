import { describe, expect, test } from "vitest";
import { findProductNote } from "../product/product-notes";
import { ingredients } from "./ingredients";
import { hairCycle } from "./science";

test("the ingredients have different ids", () => {
  expect(new Set(ingredients.map(({ id }) => id)).size).toBe(ingredients.length);
});

describe.each(ingredients)("$name", ({ name, dose, products, studies = [], withoutStudies }) => {
  const labels = products.map(({ handle }) =>
    (findProductNote(handle)?.facts.rows ?? []).filter((row) => row.name.includes(name)),
  );

  test("is on the label of each product that is said to contain it", () => {
    expect(labels.filter((rows) => rows.length === 0)).toEqual([]);
  });

  test.runIf(/\d/.test(dose))("has the dose of a label", () => {
    expect(labels.flat().map(({ amount }) => amount)).toContain(dose);
  });

  test("cites studies with their year, or says why it cites none", () => {
    const undated = studies.filter(({ source }) => !/\b(?:19|20)\d\d\b/.test(source));

    expect(undated).toEqual([]);
    expect(studies.length === 0).toBe(withoutStudies !== undefined);
  });
});

describe("the hair cycle", () => {
  const phases = hairCycle.slice(0, 3);

  test.each(phases)("marks as many strands for $name as its share", ({ share, strands }) => {
    const [min = 0, max = 0] = share.match(/\d+/g)?.map(Number) ?? [];
    const marked = strands.to - strands.from;

    expect(marked).toBeGreaterThanOrEqual(min);
    expect(marked).toBeLessThanOrEqual(max);
  });

  test("has a hundred strands in three phases without a gap", () => {
    const starts = phases.map(({ strands }) => strands.from);
    const ends = phases.map(({ strands }) => strands.to);

    expect([...starts, 100]).toEqual([0, ...ends]);
  });
});
