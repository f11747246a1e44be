import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { SellingPlanAllocation, Variant } from "~/commerce/model";
import { testAllocation, testProduct, testVariant, usd } from "../../../../tests/support/builders";
import { renderRoute } from "../../../../tests/support/render-route";
import { BuyBox } from "./buy-box";
import { useVariantChoice } from "./variant-choice";

const monthly = testAllocation("Every 30 days", "25.50", { compareAtPrice: usd("30.00") });
const introductory = testAllocation("Every 30 days", "9.00", {
  renewalPrice: usd("30.00"),
  compareAtPrice: usd("30.00"),
});
const prepaid = testAllocation("Three at once", "81.00", {
  deliveries: 3,
  deliveryInterval: { unit: "month", count: 1 },
  billingInterval: { unit: "month", count: 3 },
  compareAtPrice: usd("90.00"),
});

function renderBox(...sellingPlanAllocations: SellingPlanAllocation[]) {
  renderVariant({ sellingPlanAllocations });
}

function renderVariant(parts: Partial<Variant>, handle = "hair-oil") {
  const variant = testVariant({ price: usd("30.00"), ...parts });
  const product = testProduct({ handle, title: "Hair Oil", variants: [variant] });
  const others = { kit: [], quizButton: null };
  renderRoute(() => {
    const chosen = useVariantChoice(product);
    const addButton = { current: null };
    return <BuyBox {...{ product, chosen, addButton }} {...others} pair={null} />;
  });
}

const addButton = () => screen.getByRole("button", { name: "Add to Cart" });
const renewal = () =>
  document.getElementById(addButton().getAttribute("aria-describedby") ?? "")?.textContent;

test.each([
  [
    monthly,
    "Subscribe and save 15%$25.50 ships free",
    "Renews every 30 days at $25.50 until you cancel.",
  ],
  [
    introductory,
    "Subscribe$9.00 first order, then $30.00, ships free",
    "$9.00 for the first order, then renews every 30 days at $30.00 until you cancel.",
  ],
  [
    prepaid,
    "Subscribe and save 10%$90.00 $81.00 for 3 deliveries, ships free",
    "Renews every 3 months at $81.00 until you cancel. Each charge pays for 3 deliveries, one every month, $27.00 each.",
  ],
])(
  "the button of a subscription says what it charges and when: %#",
  async (allocation, label, text) => {
    renderBox(allocation);
    expect(renewal()).toBeUndefined();
    expect(screen.getByText(text), "in the page's Markdown as well").toBeTruthy();
    const option = screen.getByRole("radio", { name: /^Subscribe/ });
    expect(option.closest("label")?.textContent).toBe(label);

    await userEvent.click(option);

    expect(renewal()).toBe(text);
  },
);

test("the sentence counts the pieces", async () => {
  renderBox(monthly);
  await userEvent.click(screen.getByRole("radio", { name: /^Subscribe/ }));
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));

  expect(renewal()).toBe("Renews every 30 days at $51.00 until you cancel.");
});

test.each([
  [false, /^Arrives /],
  [true, "On backorder: we can’t say yet when it will arrive"],
])("an arrival is promised unless it is on backorder: %j", (isBackordered, text) => {
  renderVariant({ isBackordered });

  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByText(/Arrives|Ships in/).length > 0).toBe(!isBackordered);
});

test.each([
  ["essentials-plan", "30-day money-back guarantee, 60 days on your first plan"],
  ["hair-oil", "30-day money-back guarantee"],
])("the page of %s says which guarantee it has as a subscription", async (handle, guarantee) => {
  renderVariant({ sellingPlanAllocations: [monthly] }, handle);
  await userEvent.click(screen.getByRole("radio", { name: /^Subscribe/ }));

  expect(screen.getByText(/money-back/).textContent).toBe(guarantee);
});

test("a quantity above the limit becomes the limit, and the page says so", async () => {
  renderBox();
  expect(screen.queryByText("Limit 99 per order.")).toBeNull();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" });
  await userEvent.clear(field);
  await userEvent.type(field, "250");

  expect(field.value).toBe("99");
  expect(screen.getByText("Limit 99 per order.")).toBeTruthy();
});

test.each([
  [monthly, /^\$8\.50\/100 ml/],
  [prepaid, /^for 3 deliveries, \$9\.00\/100 ml/],
])("the store's unit price stands beside the price, also under a plan: %#", async (plan, text) => {
  const unitPrice = { price: usd("10.00"), referenceValue: 100, referenceUnit: "ML" } as const;
  renderVariant({ unitPrice, sellingPlanAllocations: [plan] });
  expect(screen.getByText(/^\$10\.00\/100 ml/)).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: /^Subscribe/ }));

  expect(screen.getByText(text)).toBeTruthy();
});
