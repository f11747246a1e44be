import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { getBestSellers, selectHomeProducts } from "./best-sellers";
import { BestSellers } from "./offers";

test("a product that stands in has the lowest of its prices, and the store's unit price of it", () => {
  const variants = ["20.00", "9.00"].map((amount) =>
    testVariant({ id: amount, price: usd(amount) }),
  );
  const minUnitPrice = { price: usd("18.00"), referenceValue: 1, referenceUnit: "L" } as const;
  const soap = testProduct({ id: "soap", variants, minPrice: usd("9.00"), minUnitPrice });
  const offers = getBestSellers(selectHomeProducts([soap], "on"), true);
  renderRoute(() => <BestSellers offers={offers} />);

  expect(screen.getByText("from $9.00")).toBeTruthy();
  expect(screen.getByText("$18.00/l")).toBeTruthy();
});

test("a product with one price has the unit price of that", () => {
  const unitPrice = { price: usd("18.00"), referenceValue: 1, referenceUnit: "L" } as const;
  const variants = [testVariant({ price: usd("9.00"), unitPrice })];
  const soap = testProduct({ id: "soap", variants, minPrice: usd("9.00") });
  const offers = getBestSellers(selectHomeProducts([soap], "on"), true);
  renderRoute(() => <BestSellers offers={offers} />);

  expect(screen.getByText("$9.00")).toBeTruthy();
  expect(screen.getByText("$18.00/l")).toBeTruthy();
});
