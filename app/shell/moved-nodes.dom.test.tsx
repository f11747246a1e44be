import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CartLines } from "~/features/cart/cart-lines";
import { changeCart, useCart } from "~/features/cart/cart-store";
import { BuyBox } from "~/features/product-page/purchase/buy-box";
import { useVariantChoice } from "~/features/product-page/purchase/variant-choice";
import { QuizPage } from "~/features/quiz/quiz";
import {
  testAllocation,
  testItem,
  testProduct,
  testProductOf,
  testVariant,
  usd,
} from "../../tests/support/builders";
import { renderRoute } from "../../tests/support/render-route";
import { translatePage } from "../../tests/support/translate-page";
import { allowMovedNodes } from "./moved-nodes";

allowMovedNodes();

async function press(role: string, name: string | RegExp) {
  translatePage();
  await userEvent.click(screen.getByRole(role, { name }));
}

test("the price follows option and subscription", async () => {
  const size = (id: string, amount: string, subscribed: string) =>
    testVariant({
      id,
      price: usd(amount),
      compareAtPrice: usd("90.00"),
      selectedOptions: [{ name: "Size", value: id }],
      sellingPlanAllocations: [testAllocation("Every 30 days", subscribed)],
    });
  const product = testProduct({
    variants: [size("1 month", "67.99", "57.80"), size("2 months", "129.00", "109.80")],
    options: [{ name: "Size", values: ["1 month", "2 months"] }],
  });
  const others = { caution: null, kit: [], quizButton: null };
  renderRoute(() => {
    const chosen = useVariantChoice(product);
    const addButton = { current: null };
    return <BuyBox {...{ product, chosen, addButton }} {...others} pair={null} />;
  });
  const price = () => screen.getByText("USD").closest("p")?.textContent;

  await press("radio", /^2 months/);
  expect(price()).toContain("Earlier price $90.00 Price now $129.00 USD");
  await press("radio", /^Subscribe/);
  expect(price()).toMatch(/^\$109.80 USD/);
});

test("a line of the cart shows the plan and the quantity that are chosen", async () => {
  const item = testItem({ price: usd("48.00") });
  const allocation = testAllocation("Every 30 days", "40.80", { compareAtPrice: usd("48.00") });
  const products = [testProductOf(item, { sellingPlanAllocations: [allocation] })];
  const list = { isRemoved: () => false, remove: () => {}, undo: () => {}, forget: () => {} };
  changeCart(() => [item]);
  renderRoute(() => <CartLines list={{ ...list, lines: useCart().items }} products={products} />);
  const line = () => screen.getByRole("listitem").textContent;

  await press("button", /^Increase/);
  expect(line()).toContain("$96.00 USD");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("2");
  await press("button", /^Subscribe/);
  expect(line()).toContain("$81.60 USD");
  await press("button", /^Buy Once/);
  expect(line()).not.toContain("$81.60 USD");
});

test("the quiz says at which question it is", async () => {
  renderRoute(QuizPage, "/quiz");
  const place = () => screen.getByText(/^Question/).textContent;

  expect(place()).toMatch("Question 1 of ");
  const [first] = await screen.findAllByRole("radio");
  translatePage();
  if (first) await userEvent.click(first);
  await press("button", "Next");
  await waitFor(() => expect(place()).toMatch("Question 2 of "));
});
