import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SellingPlanAllocation, Variant } from "~/commerce/model";
import { testAllocation, testItem, testProductOf, usd } from "../../../tests/support/builders";
import { renderRoute } from "../../../tests/support/render-route";
import type { CartItem } from "./cart-items";
import { CartLines } from "./cart-lines";
import { changeCart, useCart } from "./cart-store";

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

const sixes = { minimum: 12, increment: 6, maximum: 30 };

/** A line of the stored cart, whose variant has these parts; `removed` is what somebody took out. */
function renderStoredLine(quantity: number, parts: Partial<Variant>) {
  const item = { ...oil, quantity };
  const removed: CartItem[] = [];
  changeCart(() => [item]);
  const actions = { isRemoved: () => false, undo: () => {}, forget: () => {} };
  const products = [testProductOf(item, { price: item.price, ...parts })];
  renderRoute(() => {
    const lines = useCart(({ items }) => items);
    const list = { lines, remove: (line: CartItem) => removed.push(line), ...actions };
    return <CartLines list={list} products={products} />;
  });
  return removed;
}

const quantityField = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Quantity/ });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));

test.each([
  [1, sixes, "Sold from 12, in sixes.", "12"],
  [13, sixes, "Sold from 12, in sixes.", "18"],
  [31, sixes, "Sold from 12, in sixes. Limit 30 per order.", "30"],
  [5, { minimum: 6, increment: 6, maximum: 99 }, "Sold in sixes.", "6"],
  [98, { minimum: 6, increment: 6, maximum: 99 }, "Sold in sixes.", "96"],
  [1, { minimum: 3, increment: 1, maximum: 99 }, "Sold from 3.", "3"],
  [30, { minimum: 24, increment: 24, maximum: 99 }, "Sold in 24s.", "48"],
])(
  "a line of %i under the rule %j says so, and offers the next",
  async (quantity, quantityRule, rule, next) => {
    renderStoredLine(quantity, { quantityRule });
    expect(screen.getByText(rule)).toBeTruthy();
    await press(`Change to ${next}`);

    expect(quantityField().value).toBe(next);
    expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull();
  },
);

test("a line sold in sixes is stepped by six, to its limit", async () => {
  renderStoredLine(18, { quantityRule: sixes });
  expect(screen.queryByText(/^Sold/)).toBeNull();
  for (const [button, shown] of [
    [/^Increase/, "24"],
    [/^Increase/, "30"],
    [/^Increase/, "30"],
    [/^Decrease/, "24"],
  ] as const) {
    await press(button);
    expect(quantityField().value).toBe(shown);
  }
});

test.each([12, 1])("minus below the least of a line, from %i, removes it", async (quantity) => {
  const removed = renderStoredLine(quantity, { quantityRule: sixes });
  await press(/^Decrease/);

  expect(removed).toMatchObject([{ quantity }]);
});

test("a rule that asks for more than the cart holds is said, and nothing is offered", () => {
  renderStoredLine(1, { quantityRule: { minimum: 120, increment: 6, maximum: 99 } });

  expect(screen.getByText("Sold from 120, in sixes.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull();
});

test("a line has the store's unit price", () => {
  const unitPrice = { price: usd("480.00"), referenceValue: 1, referenceUnit: "L" } as const;
  renderStoredLine(2, { unitPrice });

  expect(screen.getByText("10 ml · $480.00/l")).toBeTruthy();
});
