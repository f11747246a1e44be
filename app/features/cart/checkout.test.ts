import { beforeEach, expect, test, vi } from "vitest";
import { type Checkout, createCheckout } from "~/commerce/operations/cart-create";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";
import { readStoredCart, useCart } from "./cart-store";
import { checkOut, keepShortages, useCheckout } from "./checkout";

vi.mock("~/commerce/storefront", () => ({
  getStorefront: () => ({ endpoint: "/api", token: "t" }),
}));
vi.mock("~/commerce/operations/cart-create", { spy: true });

const checkout: Checkout = {
  cartId: "gid://shopify/Cart/1",
  checkoutUrl: "https://pay.example/cart/c/1?key=2&channel=online_store",
  shortLines: [],
};
const createTab = () => ({
  closed: false,
  opener: "the shop",
  document: { title: "" },
  location: { assign: vi.fn() },
  close: vi.fn(),
});
const createShop = () => ({ location: { assign: vi.fn() }, open: vi.fn(() => tab) });

let tab: ReturnType<typeof createTab>;
let shop: ReturnType<typeof createShop>;

beforeEach(() => {
  tab = createTab();
  shop = createShop();
  vi.stubGlobal("window", shop);
  vi.stubGlobal("navigator", { onLine: true });
  stubStorage();
  readStoredCart();
  vi.mocked(createCheckout).mockReset().mockResolvedValue(checkout);
  useCart.setState({ items: [testItem()], cartId: null, checkoutUrl: null });
  useCheckout.setState({ shortages: new Map() });
});

test("each checkout creates a new cart, and its tab has no access to the shop", async () => {
  useCart.setState({ cartId: "old", checkoutUrl: "https://old.example/cart" });

  await checkOut();

  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(useCart.getState()).toMatchObject({ checkoutUrl: checkout.checkoutUrl });
  expect(tab.opener).toBeNull();
});

test("two quick clicks create one checkout", async () => {
  await Promise.all([checkOut(), checkOut()]);

  expect(createCheckout).toHaveBeenCalledOnce();
  expect(shop.open).toHaveBeenCalledOnce();
});

test("lines that were sold out at the last attempt are left out", async () => {
  const serum = testItem({ variantId: "serum", quantity: 3 });
  useCart.setState({ items: [testItem(), serum] });

  const { variantId } = testItem();
  const soldOut = {
    merchandiseId: variantId,
    requested: 1,
    available: 0,
    reason: "stock" as const,
  };
  useCheckout.setState({ shortages: new Map([[variantId, soldOut]]) });

  await checkOut();

  const lines = [{ merchandiseId: "serum", quantity: 3 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines);
});

test("a visitor who closes the waiting tab stays in the shop", async () => {
  const outcome = checkOut();
  tab.closed = true;
  await outcome;

  expect(tab.location.assign).not.toHaveBeenCalled();
  expect(shop.location.assign).not.toHaveBeenCalled();
});

const lines = (quantity: number) =>
  quantity > 0 ? [testItem({ variantId: "oil", quantity })] : [];

test.each([
  ["that is sold out stays marked while nothing changes", 0, 2, 2, true],
  ["that is sold out stays marked when it is lowered", 0, 2, 1, true],
  ["that is sold out is not marked once it was removed", 0, 2, 0, false],
  ["that is sold out is not marked when more is added", 0, 2, 3, false],
  ["of which three are left is marked when it is lowered to them", 3, 9, 3, true],
  ["of which three are left is marked when it goes up within them", 3, 1, 2, true],
  ["of which three are left is not marked when it goes past them", 3, 3, 4, false],
  ["of which three are left is not marked once it was removed", 3, 3, 0, false],
])("a line %s", (_, available, before, now, isShort) => {
  const shortages = new Map([
    ["oil", { merchandiseId: "oil", requested: 9, available, reason: "stock" as const }],
  ]);
  expect(keepShortages(shortages, lines(before), lines(now)).has("oil")).toBe(isShort);
});
