import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicStorefront } from "~/commerce/context";
import { CommerceError, paymentRequired } from "~/commerce/errors";
import {
  type Checkout,
  CheckoutRefused,
  createCheckout,
  type ShortLine,
} from "~/commerce/operations/cart-create";
import { type CheckoutProblem, checkoutProblems } from "~/content/cart";
import { showToast } from "~/ui/toasts";
import { testItem } from "../../../tests/support/builders";
import { stubStorage } from "../../../tests/support/stub-storage";
import { readStoredCart, useCart } from "./cart-store";
import { checkOut, useCheckout } from "./checkout";
import { keepDiscountCodes, removeDiscountCodes } from "./discount-code";

vi.mock("~/commerce/operations/cart-create", { spy: true });
vi.mock("~/lib/send-report");
vi.mock("~/ui/toasts");

const storefront: PublicStorefront = {
  endpoint: "/api",
  token: "t",
  siteUrl: "https://shop.example",
  sellingPlans: "on",
};
const checkout: Checkout = {
  cartId: "gid://shopify/Cart/1",
  checkoutUrl: "https://pay.example/cart/c/1?key=2",
  shortLines: [],
  refusedCodes: [],
};
const oil = testItem({ variantId: "oil", quantity: 3 });
const serum = testItem({ variantId: "serum" });
const lineOf = (merchandiseId: string, available: number): ShortLine => ({
  merchandiseId,
  requested: 3,
  available,
  reason: "stock",
});

type Answer = Partial<Checkout> | Error;

function answer(...answers: Answer[]) {
  for (const each of answers) {
    if (each instanceof Error) vi.mocked(createCheckout).mockRejectedValueOnce(each);
    else vi.mocked(createCheckout).mockResolvedValueOnce({ ...checkout, ...each });
  }
}

let storage: ReturnType<typeof stubStorage>;
const assign = vi.fn();
const open = vi.fn();

beforeEach(() => {
  storage = stubStorage();
  readStoredCart();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", { location: { assign }, open });
  assign.mockReset();
  open.mockReset().mockReturnValue(null);
  vi.mocked(createCheckout).mockReset();
  vi.mocked(showToast).mockReset();
  removeDiscountCodes();
  useCart.setState({ items: [oil, serum], cartId: null, checkoutUrl: null });
  useCheckout.setState({ shortages: new Map(), refusedPlans: new Set(), problem: null });
});

/** Removes and returns the logged errors, which `fail-on-console` would report as defects. */
function takeErrors(): unknown[][] {
  const { calls } = vi.mocked(console.error).mock;
  return calls.splice(0);
}

/** The cart that another tab has stored. */
function store(...items: (typeof oil)[]) {
  const state = { items, cartId: null, checkoutUrl: null };
  storage.entries.set("shopify-cart", JSON.stringify({ state, version: 0 }));
}

test("an empty cart opens no checkout", async () => {
  useCart.setState({ items: [] });

  await checkOut(storefront);

  expect(open).not.toHaveBeenCalled();
  expect(createCheckout).not.toHaveBeenCalled();
});

test("the checkout has the lines that another tab left in the cart", async () => {
  store(serum);
  answer({});

  await checkOut(storefront);

  const lines = [{ merchandiseId: "serum", quantity: 1 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines, []);
});

test.each([
  ["refuses a tab", null],
  ["has closed the tab already", { closed: true }],
])("a browser that %s goes to the checkout in this one", async (_, tab) => {
  open.mockReturnValue(tab);
  answer({});

  await checkOut(storefront);

  expect(assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
});

describe("without a tab of its own", () => {
  const { lessInStock, refused, failed } = checkoutProblems;

  test.each<[string, Answer, CheckoutProblem | null]>([
    ["is short of stock", { shortLines: [lineOf("oil", 2)] }, lessInStock],
    ["is refused a code", { refusedCodes: ["Spring25"] }, null],
    ["is refused a line", new CheckoutRefused("No", { lines: [lineOf("oil", 0)] }), refused],
    ["fails", new CommerceError("timeout", "Late"), failed],
  ])(
    "a checkout that %s leaves the visitor in the shop, who may try again",
    async (_, first, problem) => {
      vi.mocked(console.error).mockImplementation(() => {});
      answer(first);
      await checkOut(storefront);
      takeErrors();
      expect(useCheckout.getState().problem).toEqual(problem);
      expect(assign).not.toHaveBeenCalled();

      answer({});
      await checkOut(storefront);

      expect(assign).toHaveBeenCalledOnce();
      expect(useCheckout.getState()).toMatchObject({ problem: null, isLoading: false });
    },
  );
});

test("a browser that is offline says so, and nothing is sent", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.stubGlobal("navigator", { onLine: false });

  await checkOut(storefront);

  expect(takeErrors()).toEqual([["Checkout failed: the browser is offline"]]);
  expect(useCheckout.getState().problem).toEqual(checkoutProblems.offline);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(checkoutProblems.offline);
  expect(createCheckout).not.toHaveBeenCalled();
});

const throttled = (status: number) => new CommerceError("http", "No", { status });

describe("a checkout that fails", () => {
  test.each([
    ["for want of a billing plan", new CommerceError("payment-required", "No"), paymentRequired, 0],
    ["for a store that is asked too often", throttled(429), checkoutProblems.busy, 1],
    ["for a store that takes us for a robot", throttled(430), checkoutProblems.busy, 1],
    [
      "for a store that counts the cost",
      new CommerceError("graphql", "Throttled", { codes: ["THROTTLED"] }),
      checkoutProblems.busy,
      1,
    ],
    ["for a slow store", new CommerceError("timeout", "Late"), checkoutProblems.failed, 1],
    ["for a defect", new TypeError("undefined"), checkoutProblems.failed, 1],
  ])(
    "%s is said, and logged unless it is the store's own matter",
    async (_, error, problem, logged) => {
      vi.mocked(console.error).mockImplementation(() => {});
      answer(error);

      await checkOut(storefront);

      expect(takeErrors()).toEqual(Array(logged).fill(["Checkout failed:", error]));
      expect(useCheckout.getState().problem).toEqual(problem);
      expect(showToast).toHaveBeenCalledExactlyOnceWith(problem);
    },
  );
});

describe("of lines that are short", () => {
  const quantities = () =>
    useCart.getState().items.map(({ variantId, quantity }) => `${variantId} ${quantity}`);

  test.each([
    ["what is left is in the cart", [lineOf("oil", 2)], ["oil 2", "serum 1"], "lessInStock"],
    ["the sold-out ones stay, marked", [lineOf("oil", 0)], ["oil 3", "serum 1"], "lessInStock"],
    [
      "nothing is left when all are sold out",
      [lineOf("oil", 0), lineOf("serum", 0)],
      ["oil 3", "serum 1"],
      "nothingLeft",
    ],
  ] as const)("%s", async (_, shortLines, left, problem) => {
    answer({ shortLines: [...shortLines] });

    await checkOut(storefront);

    expect(quantities()).toEqual(left);
    expect(useCheckout.getState()).toMatchObject({
      problem: checkoutProblems[problem],
      shortages: new Map(shortLines.map((line) => [line.merchandiseId, line])),
      refusedPlans: new Set(),
    });
  });
});

test("a refused line is no refused code, which the next checkout has again", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  keepDiscountCodes("Spring25");
  answer(new CheckoutRefused("No", { lines: [lineOf("oil", 0)] }), {});

  await checkOut(storefront);
  takeErrors();
  await checkOut(storefront);

  expect(createCheckout).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), [
    "Spring25",
  ]);
});

test("a refused code stays out as long as the cart is the same", async () => {
  keepDiscountCodes("Spring25");
  answer({ refusedCodes: ["Spring25"] }, {}, {});

  for (let attempt = 1; attempt <= 3; attempt++) await checkOut(storefront);

  expect(vi.mocked(createCheckout).mock.calls.map(([, , codes]) => codes)).toEqual([
    ["Spring25"],
    [],
    [],
  ]);
});
