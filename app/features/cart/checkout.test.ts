import { beforeEach, expect, test, vi } from "vitest";
import { CommerceError } from "~/commerce/errors";
import { type Checkout, createCheckout } from "~/commerce/operations/cart-create";
import { stubStorage } from "~/lib/test-storage";
import { showToast } from "~/ui/toasts";
import { changeQuantity, useCart } from "./cart-store";
import { checkOut } from "./checkout";
import { testItem } from "./test-items";

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

let tab: ReturnType<typeof waitingTab>;
let here: { location: { assign: (address: string) => void }; open: () => Window | null };

beforeEach(() => {
  tab = waitingTab();
  here = { location: { assign: vi.fn() }, open: vi.fn(() => tab as unknown as Window) };
  vi.stubGlobal("window", here);
  stubStorage();
  useCart.persist.rehydrate();
  vi.mocked(showToast).mockReset();
  vi.mocked(createCheckout).mockReset().mockResolvedValue(checkout);
  useCart.setState({ items: [testItem()], isLoading: false, cartId: null, checkoutUrl: null });
});

function waitingTab() {
  return {
    closed: false,
    opener: "the shop" as string | null,
    document: { title: "" },
    location: { assign: vi.fn() },
    close: vi.fn(),
  };
}

test("the tab is opened in the click, before any answer, and then sent to the checkout", async () => {
  const outcome = checkOut(none);
  expect(here.open).toHaveBeenCalledExactlyOnceWith("", "_blank");
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

test("a stored checkout is never used again: each checkout creates a new cart", async () => {
  useCart.setState({ cartId: "old", checkoutUrl: "https://old.example/cart" });

  await checkOut(none);

  expect(createCheckout).toHaveBeenCalledOnce();
  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(useCart.getState()).toMatchObject({ checkoutUrl: checkout.checkoutUrl });
});

test("a browser that refuses the tab goes to the checkout in this one", async () => {
  here.open = () => null;
  await checkOut(none);
  expect(here.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
});

test("two quick clicks create one checkout", async () => {
  await Promise.all([checkOut(none), checkOut(none)]);
  expect(createCheckout).toHaveBeenCalledOnce();
  expect(here.open).toHaveBeenCalledOnce();
});

test("an empty cart asks the store for nothing", async () => {
  useCart.setState({ items: [] });
  await checkOut(none);
  expect(here.open).not.toHaveBeenCalled();
});

test("what was sold out at the last try is left out", async () => {
  const serum = testItem({ variantId: "serum", quantity: 3 });
  useCart.setState({ items: [testItem(), serum] });
  await checkOut(new Set([testItem().variantId]));
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), [
    { merchandiseId: "serum", quantity: 3 },
  ]);
});

test("a failure closes the empty tab, is logged once and told to the visitor", async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  vi.mocked(createCheckout).mockRejectedValue(new CommerceError("http", "HTTP error! status: 500"));

  const outcome = await checkOut(none);

  const problem = {
    title: "Checkout failed",
    description: "There was an error creating your checkout. Please try again.",
  };
  expect(outcome).toEqual({ state: "failed", problem });
  expect(showToast).toHaveBeenCalledExactlyOnceWith(problem);
  expect(tab.close).toHaveBeenCalled();
  expect(useCart.getState().isLoading).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
});

test("without a network no tab is opened, and the failure says that the cart is kept", async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  vi.stubGlobal("navigator", { onLine: false });

  const outcome = await checkOut(none);

  const problem = {
    title: "Checkout failed",
    description:
      "There was an error creating your checkout. Please try again. You are offline; your cart is kept.",
  };
  expect(outcome).toEqual({ state: "failed", problem });
  expect(showToast).toHaveBeenCalledExactlyOnceWith(problem);
  expect(here.open).not.toHaveBeenCalled();
  expect(useCart.getState()).toMatchObject({ isLoading: false, items: [testItem()] });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
  vi.stubGlobal("navigator", { onLine: true });
});

test("an unpaid store is named as such", async () => {
  vi.mocked(createCheckout).mockRejectedValue(new CommerceError("payment-required", "402"));
  const outcome = await checkOut(none);
  expect(outcome).toMatchObject({ problem: { title: "Shopify: Payment required" } });
});

test("a store that grants less keeps the visitor here and says which line", async () => {
  const shortLines = [{ merchandiseId: testItem().variantId, requested: 5, available: 2 }];
  vi.mocked(createCheckout).mockResolvedValue({ ...checkout, shortLines });

  expect(await checkOut(none)).toEqual({ state: "short", lines: shortLines });
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.assign).not.toHaveBeenCalled();
});

test("a visitor who closes the waiting tab stays in the shop", async () => {
  const outcome = checkOut(none);
  tab.closed = true;
  await outcome;
  expect(tab.location.assign).not.toHaveBeenCalled();
  expect(here.location.assign).not.toHaveBeenCalled();
});
