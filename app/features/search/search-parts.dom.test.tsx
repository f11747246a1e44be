import { expect, test } from "vitest";
import { testProduct, usd } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import { HitContent } from "./search-parts";

test("a hit says the store's unit price of the price that it shows", () => {
  const minUnitPrice = { price: usd("18.00"), referenceValue: 1, referenceUnit: "L" } as const;
  const product = testProduct({ minPrice: usd("9.00"), minUnitPrice });
  const { container } = renderRoute(() => (
    <HitContent hit={{ to: "/", title: "Soap", line: "", product }} />
  ));
  expect(container.textContent).toContain("from $9.00, $18.00/l");
});
