import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SellingPlanAllocation } from "~/commerce/model";
import { testAllocation, testItem, testProductOf, usd } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import type { CartItem } from "./cart-items";
import { CartLines } from "./cart-lines";

const oil = testItem({ price: usd("48.00"), quantity: 2 });
const monthly = testAllocation("Every 30 days", "40.80", { compareAtPrice: usd("48.00") });
const introductory = testAllocation("Every 30 days", "9.00", { renewalPrice: usd("48.00") });
const prepaid = testAllocation("Three months", "129.60", {
  deliveries: 3,
  deliveryInterval: { unit: "month", count: 1 },
  billingInterval: { unit: "month", count: 3 },
  compareAtPrice: usd("144.00"),
});

function renderLine(item: CartItem, ...sellingPlanAllocations: SellingPlanAllocation[]) {
  const list = {
    lines: [item],
    isRemoved: () => false,
    remove: () => {},
    undo: () => {},
    forget: () => {},
  };
  const products = [testProductOf(oil, { sellingPlanAllocations })];
  renderRoute(() => <CartLines list={list} products={products} />);
}

const subscribed = ({ sellingPlan, price }: SellingPlanAllocation) => ({
  ...oil,
  sellingPlan,
  price,
});
const description = (button: HTMLElement) =>
  document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;

test("the switch of two pieces to a subscription says what two of them cost", () => {
  renderLine(oil, monthly);
  const button = screen.getByRole("button", { name: /^Subscribe and Save 15%/ });

  expect(description(button)).toBe("Then it renews every 30 days at $81.60 until you cancel.");
});

test("what arrives with the catalog stands below the quantity, which does not move", () => {
  renderLine(oil, monthly);
  const [plus] = screen.getAllByRole("button", { name: /^Increase/ });
  const subscribe = screen.getByRole("button", { name: /^Subscribe/ });

  expect(plus?.compareDocumentPosition(subscribe)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the schedules of two pieces have the price of two", () => {
  renderLine(subscribed(monthly), monthly, testAllocation("Every 60 days", "43.20"));

  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Every 30 days, $81.60",
    "Every 60 days, $86.40",
  ]);
});

test.each([
  ["a plan", monthly, "Renews every 30 days at $81.60 until you cancel."],
  [
    "an introductory plan",
    introductory,
    "$18.00 for the first order, then renews every 30 days at $96.00 until you cancel.",
  ],
  [
    "a prepaid plan",
    prepaid,
    "Renews every 3 months at $259.20 until you cancel. Each charge pays for 3 deliveries, one every month, $86.40 each.",
  ],
])("a line of two under %s says what is charged", (_, allocation, sentence) => {
  renderLine(subscribed(allocation), allocation);

  expect(screen.getByText(sentence)).toBeTruthy();
});

test("a line whose plan is gone still says that it renews", () => {
  renderLine(subscribed(monthly));

  expect(screen.getByText("Renews until you cancel.")).toBeTruthy();
});
