import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { ownProducts } from "../../../tests/support/own-products";
import { renderRoute } from "../../../tests/support/render-route";
import { ProductPage } from "./product-page";
import { getProductCopy } from "./texts/product-copy";

test("the bar says what its button adds: the price of all pieces", async () => {
  const variants = [testVariant({ price: usd("30.00") })];
  const described = { images: [], videos: [], vendor: "", body: { lead: "", html: "" } };
  const product = { ...testProduct({ title: "Hair Oil", variants }), ...described };
  const copy = getProductCopy("hair-oil", ownProducts);
  const none = { failure: null, comparison: null, quizButton: null, related: [], kit: [] };
  const reviews = { count: 0, newest: [] };
  renderRoute(() => <ProductPage handle="hair-oil" {...{ product, copy, reviews }} {...none} />);

  await userEvent.click(screen.getAllByRole("button", { name: /^Increase/ })[0] as HTMLElement);
  const bar = within(screen.getByRole("region", { name: "Purchase options" }));
  expect(bar.getByText("$60.00 USD")).toBeTruthy();
  expect(bar.getByText("2 × Hair Oil")).toBeTruthy();
});
