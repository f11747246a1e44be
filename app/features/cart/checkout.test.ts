import { beforeEach, expect, test, vi } from "vitest";
import { type Checkout, createCheckout } from "~/commerce/operations/cart-create";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";
import { readStoredCart, useCart } from "./cart-store";
import { checkOut } from "./checkout";

vi.mock("~/commerce/storefront", () => ({
  getStorefront: () => ({ endpoint: "/api", token: "t" }),
}));
vi.mock("~/commerce/operations/cart-create", { spy: true });

const checkout: Checkout = {
  cartId: "gid://shopify/Cart/1",
  checkoutUrl: "https://pay.example/cart/c/1?key=2&channel=online_store",
  shortLines: [],
};
const none = new Set<string>();
const createTab = () => ({
  closed: false,
  opener: "the shop" as string | null,
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
  useCart.setState({ items: [testItem()], isLoading: false, cartId: null, checkoutUrl: null });
});

test("the click opens the tab, which goes to the checkout once it is created", async () => {
  const outcome = checkOut(none);
  expect(shop.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
  expect(useCart.getState().isLoading).toBe(true);

  expect(await outcome).toEqual({ state: "gone" });
  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(tab.opener).toBeNull();
  expect(useCart.getState()).toMatchObject({ isLoading: false, checkoutUrl: checkout.checkoutUrl });
});

test("a stored checkout is not used again: each checkout creates a new cart", async () => {
  useCart.setState({ cartId: "old", checkoutUrl: "https://old.example/cart" });

  await checkOut(none);

  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(useCart.getState()).toMatchObject({ checkoutUrl: checkout.checkoutUrl });
});

test("two quick clicks create one checkout", async () => {
  await Promise.all([checkOut(none), checkOut(none)]);

  expect(createCheckout).toHaveBeenCalledOnce();
  expect(shop.open).toHaveBeenCalledOnce();
});

test("lines that were sold out at the last attempt are left out", async () => {
  const serum = testItem({ variantId: "serum", quantity: 3 });
  useCart.setState({ items: [testItem(), serum] });

  await checkOut(new Set([testItem().variantId]));

  const lines = [{ merchandiseId: "serum", quantity: 3 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines);
});

test("a visitor who closes the waiting tab stays in the shop", async () => {
  const outcome = checkOut(none);
  tab.closed = true;
  await outcome;

  expect(tab.location.assign).not.toHaveBeenCalled();
  expect(shop.location.assign).not.toHaveBeenCalled();
});
