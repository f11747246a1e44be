import { beforeEach, expect, test, vi } from "vitest";
import { CommerceError } from "~/commerce/errors";
import { type Checkout, createCheckout } from "~/commerce/operations/cart-create";
import { showToast } from "~/ui/toasts";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";
import { changeQuantity, readStoredCart, useCart } from "./cart-store";
import { checkOut } from "./checkout";

vi.mock("~/ui/toasts");
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
const failed = {
  title: "Checkout failed",
  description: "There was an error creating your checkout. Please try again.",
};

let tab: ReturnType<typeof createTab>;
let shop: { location: { assign: (address: string) => void }; open: () => Window | null };

beforeEach(() => {
  tab = createTab();
  shop = { location: { assign: vi.fn() }, open: vi.fn(() => tab as unknown as Window) };
  vi.stubGlobal("window", shop);
  vi.stubGlobal("navigator", { onLine: true });
  stubStorage();
  readStoredCart();
  vi.mocked(showToast).mockReset();
  vi.mocked(createCheckout).mockReset().mockResolvedValue(checkout);
  useCart.setState({ items: [testItem()], isLoading: false, cartId: null, checkoutUrl: null });
});

function createTab() {
  return {
    closed: false,
    opener: "the shop" as string | null,
    document: { title: "" },
    location: { assign: vi.fn() },
    close: vi.fn(),
  };
}

test("the click opens the tab, which goes to the checkout once it is created", async () => {
  const outcome = checkOut(none);
  expect(shop.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
  expect(useCart.getState().isLoading).toBe(true);

  expect(await outcome).toEqual({ state: "gone" });
  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(tab.opener).toBeNull();
  expect(useCart.getState()).toMatchObject({ isLoading: false, checkoutUrl: checkout.checkoutUrl });
});

test("a cart that changes while its checkout is created does not store that checkout", async () => {
  const outcome = checkOut(none);
  changeQuantity(testItem().variantId, 2);

  expect(await outcome).toEqual({ state: "gone" });
  expect(useCart.getState()).toMatchObject({ cartId: null, checkoutUrl: null });
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

test("an empty cart opens no tab", async () => {
  useCart.setState({ items: [] });

  await checkOut(none);

  expect(shop.open).not.toHaveBeenCalled();
});

test("lines that were sold out at the last attempt are left out", async () => {
  const serum = testItem({ variantId: "serum", quantity: 3 });
  useCart.setState({ items: [testItem(), serum] });

  await checkOut(new Set([testItem().variantId]));

  const lines = [{ merchandiseId: "serum", quantity: 3 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines);
});

test.each([
  [
    "a failure of the store",
    new CommerceError("http", "HTTP error! status: 500"),
    { tabs: 1, logged: 1 },
    failed,
  ],
  [
    "a failure without a network, which opens no tab",
    new TypeError("Failed to fetch"),
    { tabs: 0, logged: 1 },
    { ...failed, description: `${failed.description} You are offline; your cart is kept.` },
  ],
  [
    "an unpaid store",
    new CommerceError("payment-required", "402"),
    { tabs: 1, logged: 0 },
    expect.objectContaining({ title: "Shopify: Payment required" }),
  ],
])("%s is reported to the visitor, and the cart stays", async (_, error, expected, problem) => {
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  vi.stubGlobal("navigator", { onLine: expected.tabs > 0 });
  vi.mocked(createCheckout).mockRejectedValue(error);

  expect(await checkOut(none)).toEqual({ state: "failed", problem });

  expect(showToast).toHaveBeenCalledExactlyOnceWith(problem);
  expect(shop.open).toHaveBeenCalledTimes(expected.tabs);
  expect(tab.close).toHaveBeenCalledTimes(expected.tabs);
  expect(logged).toHaveBeenCalledTimes(expected.logged);
  expect(useCart.getState()).toMatchObject({ isLoading: false, items: [testItem()] });
  logged.mockClear();
});

test("a visitor who closes the waiting tab stays in the shop", async () => {
  const outcome = checkOut(none);
  tab.closed = true;
  await outcome;

  expect(tab.location.assign).not.toHaveBeenCalled();
  expect(shop.location.assign).not.toHaveBeenCalled();
});
