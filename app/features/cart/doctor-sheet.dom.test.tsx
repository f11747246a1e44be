import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { testItem } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { DoctorSheet } from "./doctor-sheet";

const toLine = (handle: string, quantity: number) =>
  testItem({ product: { node: { ...testItem().product.node, handle } }, quantity });
const row = (name: string) => screen.getByText(name).closest("tr")?.textContent;

test("the sheet adds the doses of products, quantities and kits up, and says what our texts know", () => {
  const lines = [
    toLine("hair-nutraceutical", 1),
    toLine("essentials-plan", 1),
    toLine("hair-nutraceutical-45", 1),
    toLine("hair-oil", 3),
  ];
  renderRoute(() => <DoctorSheet items={lines} />);

  expect(
    screen.getByText(/^Hair Nutraceutical: eight capsules a day\. Ingredients: /),
  ).toBeTruthy();
  expect(screen.getByText(/^Hair Nutraceutical 45\+: four capsules a day\./)).toBeTruthy();
  expect(row("Biotin")).toBe("Biotin12,500\u00A0mcg");
  expect(row("Zinc")).toBe("Zinc22\u00A0mg");
  expect(screen.getByText("Biotin can affect some blood tests.")).toBeTruthy();
  expect(screen.getByText("Not if you are pregnant or breastfeeding. Contains fish.")).toBeTruthy();
  expect(screen.getByText(/^If you take hormones, a blood thinner/)).toBeTruthy();
  const limit = "Saw palmetto: Studies went no higher than 320\u00A0mg.";
  expect(screen.getByText(limit.replace("\u00A0", " "))).toBeTruthy();
});

test("a cart without a supplement whose formula is known has no sheet", () => {
  renderRoute(() => <DoctorSheet items={[toLine("hair-oil", 1), toLine("other-capsules", 1)]} />);

  expect(screen.queryByText("A sheet for your doctor")).toBeNull();
});
