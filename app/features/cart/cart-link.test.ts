import { describe, expect, test } from "vitest";
import { testItem, testProduct, testVariant } from "../../../tests/support/builders";
import { describeProblems, fillCart, parseCartLink } from "./cart-link";

const toId = (number: number) => `gid://shopify/ProductVariant/${number}`;
const oil = testProduct({
  title: "Hair Oil",
  variants: [
    testVariant({ id: toId(41) }),
    testVariant({ id: toId(42) }),
    testVariant({ id: toId(43), availableForSale: false }),
  ],
});
const club = testProduct({
  title: "Club Box",
  requiresSellingPlan: true,
  variants: [testVariant({ id: toId(51) })],
});
const fill = (link: string, items = [testItem({ variantId: "other" })]) => {
  const { problems, ...cart } = fillCart(items, parseCartLink(link) ?? [], [oil, club]);
  const lines = cart.items.map(({ variantId, quantity }) => `${variantId} ${quantity}`);
  return { lines, text: describeProblems(problems) };
};

test.each([
  ["42:1", [{ number: "42", quantity: 1 }]],
  [
    "42:1,43:2,42:3",
    [
      { number: "42", quantity: 4 },
      { number: "43", quantity: 2 },
    ],
  ],
])("the link %s lists %j", (text, lines) => {
  expect(parseCartLink(text)).toEqual(lines);
});

test.each(["", "42", "42:", "42:1,", "42:-1", "42:1.5", "c", "42:1;43:1", "42:9999999"])(
  "%j is no cart",
  (text) => {
    expect(parseCartLink(text)).toBeNull();
  },
);

test("more lines than a cart has are not a cart", () => {
  const link = (count: number) => Array.from({ length: count }, (_, at) => `${at}:1`).join();

  expect(parseCartLink(link(100))).toHaveLength(100);
  expect(parseCartLink(link(101))).toBeNull();
});

describe("following a link", () => {
  test("adds its variants to what is in the cart", () => {
    const lines = ["other 1", `${toId(42)} 2`, `${toId(41)} 1`];
    expect(fill("42:2,41:1")).toEqual({ lines, text: null });
  });

  test("twice changes nothing the second time", () => {
    const cart = [testItem({ variantId: toId(42), quantity: 2 })];
    expect(fill("42:2", cart)).toEqual({ lines: [`${toId(42)} 2`], text: null });
    expect(fill("42:1", cart)).toEqual({ lines: [`${toId(42)} 2`], text: null });
  });

  test.each([
    ["a product has more variants", [oil, { ...club, hasMoreVariants: true }]],
    ["the catalog is cut off", Array.from({ length: 250 }, () => oil)],
  ])("says whom to ask about what may exist where %s", (_, products) => {
    const { problems } = fillCart([], parseCartLink("7:1,42:1") ?? [], products);

    const text = "We can’t add 1 product in this link here. Contact us to order.";
    expect(describeProblems(problems)).toBe(text);
  });

  test.each([
    ["7:1,42:1", "We couldn’t find 1 product in this link.", 1],
    ["7:1,8:5", "We couldn’t find 2 products in this link.", 0],
    ["42:1,43:1", "Sold out: Hair Oil.", 1],
    ["42:1,51:2", "Sold by subscription only: Club Box. Choose a plan on its page.", 1],
    ["42:120", "Your cart has no room for all of: Hair Oil.", 99],
  ])("%s says: %s", (link, text, quantity) => {
    const lines = quantity > 0 ? ["other 1", `${toId(42)} ${quantity}`] : ["other 1"];
    expect(fill(link)).toEqual({ lines, text });
  });
});
