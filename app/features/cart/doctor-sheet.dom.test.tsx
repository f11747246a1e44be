import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { DoctorSheet } from "./doctor-sheet";

const toLine = (handle: string) =>
  testItem({ product: { node: { ...testItem().product.node, handle } } });

test("the sheet adds the doses of products, quantities and kits up, and says what our texts know", () => {
  const handles = ["hair-nutraceutical", "essentials-plan", "hair-nutraceutical-45", "hair-oil"];
  renderRoute(() => <DoctorSheet items={handles.map(toLine)} />);

  for (const text of [
    /^Hair Nutraceutical: eight capsules a day\. Ingredients: /,
    /^Hair Nutraceutical 45\+: four capsules a day\./,
    "Biotin: 12,500 mcg a day. Biotin can affect some blood tests.",
    "Saw palmetto: 960 mg a day. Studies went no higher than 320 mg.",
    "Zinc: 22 mg a day.",
    "Not if you are pregnant or breastfeeding. Contains fish.",
    /^If you take hormones, a blood thinner/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

test("a cart without a supplement whose formula is known has no sheet", () => {
  renderRoute(() => <DoctorSheet items={[toLine("hair-oil"), toLine("other-capsules")]} />);

  expect(screen.queryByText("A sheet for your doctor")).toBeNull();
});
