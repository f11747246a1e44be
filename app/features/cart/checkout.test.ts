import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CheckoutProblem, checkoutProblems, ownHostRefusal } from "#brand/content/cart.ts";
import type { PublicStorefront } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import {
  type Checkout,
  CheckoutRefused,
  createCheckout,
  type ShortLine,
} from "~/commerce/operations/cart-create";
import { sendReport } from "~/lib/send-report";
import { showToast } from "~/ui/toasts";
import { testItem } from "../../../tests/support/builders";
import { hearEvents } from "../../../tests/support/hear-events";
import { stubSessionStorage, stubStorage } from "../../../tests/support/stub-storage";
import { type CartItem, getLineKey, replaceItem, setQuantity } from "./cart-items";
import { changeCart, readStoredCart, useCart } from "./cart-store";
import { checkOut, useCheckout } from "./checkout";
import { keepDiscountCodes, removeDiscountCodes } from "./discount-code";

vi.mock("~/commerce/operations/cart-create", { spy: true });
vi.mock("~/lib/send-report");
vi.mock("~/ui/toasts");

const checkout: Checkout = {
  cartId: "gid://shopify/Cart/1",
  checkoutUrl: "https://pay.example/cart/c/1?key=2&channel=online_store",
  shortLines: [],
  refusedCodes: [],
  codeReasons: [],
};
const embedded: PublicStorefront = {
  endpoint: "/api",
  token: "t",
  sellingPlans: "on",
  siteUrl: "https://shop.example",
};
const createTab = () => ({
  closed: false,
  opener: "the shop",
  document: { title: "" },
  location: { assign: vi.fn() },
  close: vi.fn(),
});
const createShop = () => ({ location: { assign: vi.fn() }, open: vi.fn(() => tab) });

const unavailable = "SERVICE_UNAVAILABLE";
const unpaid = new CommerceError("payment-required", "No");
const ofUnpaid = {
  title: "Checkout failed",
  description:
    "There was an error creating your checkout. Please try again. Shopify: Payment required. API access requires an active billing plan for the store.",
};
const oil = testItem({ variantId: "oil", quantity: 3 });
const serum = testItem({ variantId: "serum" });
const lineOf = (merchandiseId: string, available: number): ShortLine => ({
  merchandiseId,
  requested: 3,
  available,
  reason: "stock",
});

let storage: ReturnType<typeof stubStorage>;
let tab: ReturnType<typeof createTab>;
let shop: ReturnType<typeof createShop>;

beforeEach(() => {
  tab = createTab();
  shop = createShop();
  vi.stubGlobal("window", shop);
  vi.stubGlobal("navigator", { onLine: true });
  storage = stubStorage();
  stubSessionStorage();
  readStoredCart();
  vi.mocked(sendReport).mockReset();
  vi.mocked(showToast).mockReset();
  vi.mocked(createCheckout).mockReset().mockResolvedValue(checkout);
  useCart.setState({ items: [testItem()], cartId: null, checkoutUrl: null });
  useCheckout.setState(useCheckout.getInitialState());
});

test("each checkout creates a new cart, and its tab has no access to the shop", async () => {
  useCart.setState({ cartId: "old", checkoutUrl: "https://old.example/cart" });

  await checkOut(embedded);

  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  expect(useCart.getState()).toMatchObject({ checkoutUrl: checkout.checkoutUrl });
  expect(tab.opener).toBeNull();
});

test("two quick clicks create one checkout", async () => {
  await Promise.all([checkOut(embedded), checkOut(embedded)]);

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

  await checkOut(embedded);

  const lines = [{ merchandiseId: "serum", quantity: 3 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines, []);
});

const sellingPlan = { id: "p30", name: "Every 30 days" };

describe("a line that the store refuses", () => {
  const subscribed = testItem({ sellingPlan });
  const key = getLineKey(subscribed);
  const refused: ShortLine = {
    merchandiseId: subscribed.variantId,
    sellingPlanId: "p30",
    requested: 1,
    available: 0,
    reason: "plan",
  };
  const refusal = new CheckoutRefused("Cart creation failed: No such plan", { lines: [refused] });

  beforeEach(() => {
    vi.mocked(createCheckout).mockRejectedValueOnce(refusal);
    vi.mocked(console.error).mockImplementation(() => {});
    useCart.setState({ items: [testItem(), subscribed] });
  });

  afterEach(() => vi.mocked(console.error).mockClear());

  test("is marked, logged and said, and stays in the cart", async () => {
    await checkOut(embedded);

    expect(useCheckout.getState()).toMatchObject({
      attempt: { state: "failed", problem: checkoutProblems.refused },
      shortages: new Map([[key, refused]]),
    });
    expect(useCart.getState().items).toEqual([testItem(), subscribed]);
    expect(vi.mocked(console.error).mock.calls).toEqual([["Checkout failed:", refusal]]);
    expect(tab.close).toHaveBeenCalledOnce();
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Checkout failed" }));
  });

  test("is left out of the next checkout; the same variant without a plan is not", async () => {
    await checkOut(embedded);
    await checkOut(embedded);

    const lines = [{ merchandiseId: subscribed.variantId, quantity: 1 }];
    expect(createCheckout).toHaveBeenLastCalledWith(expect.anything(), lines, []);
  });

  test("is remembered with its plan, so that the cart no longer offers it", async () => {
    await checkOut(embedded);
    changeCart((items) => replaceItem(items, key, testItem()));

    expect([...useCheckout.getState().refusedPlans]).toEqual([key]);
  });

  test("is in the checkout again once it is bought once", async () => {
    useCart.setState({ items: [subscribed] });
    await checkOut(embedded);
    changeCart((items) => replaceItem(items, key, testItem()));

    expect(useCheckout.getState().shortages.size).toBe(0);
  });
});

describe("what the store says of the cart", () => {
  const ofLine = { text: "The quantity must be a multiple of 6.", line: toLine(testItem()) };
  const ofCart = { text: "The minimum order is 20 pieces.", line: null };

  beforeEach(() => {
    vi.mocked(console.error).mockImplementation(() => {});
    useCart.setState({ items: [testItem(), testItem({ variantId: "serum" })] });
    const refusals = [ofLine, ofCart];
    vi.mocked(createCheckout).mockRejectedValueOnce(new CheckoutRefused("No", { refusals }));
  });

  afterEach(() => vi.mocked(console.error).mockClear());

  test("is kept for the drawer, beside the specified toast", async () => {
    await checkOut(embedded);

    expect(showToast).toHaveBeenLastCalledWith(checkoutProblems.failed);
    expect(useCheckout.getState()).toMatchObject({
      attempt: { problem: checkoutProblems.failed, refusals: [ofLine, ofCart] },
      shortages: new Map(),
    });
  });

  test("goes with the quantity that it is about, and with the next attempt", async () => {
    await checkOut(embedded);
    changeCart((items) => setQuantity(items, "serum", 4));
    expect(useCheckout.getState().attempt).toMatchObject({ refusals: [ofLine, ofCart] });

    changeCart((items) => setQuantity(items, testItem().variantId, 6));
    expect(useCheckout.getState().attempt).toMatchObject({ refusals: [ofCart] });

    await checkOut(embedded);
    expect(useCheckout.getState().attempt).toEqual({ state: "none" });
  });
});

function toLine({ variantId }: CartItem) {
  return { merchandiseId: variantId };
}

describe("a hosted store whose checkout is at", () => {
  const hosted = { ...embedded, endpoint: "https://store.example/api" };

  beforeEach(() => {
    vi.stubGlobal("location", { host: "127.0.0.1:3000" });
  });

  test.each(["https://shop.example/cart/c/1", "http://127.0.0.1:3000/cart/c/1"])(
    "the shop’s own address, %s, says so and opens no dead page",
    async (checkoutUrl) => {
      vi.mocked(console.error).mockImplementation(() => {});
      vi.mocked(createCheckout).mockResolvedValueOnce({ ...checkout, checkoutUrl });

      await checkOut(hosted);

      vi.mocked(console.error).mockClear();
      expect(tab.location.assign).not.toHaveBeenCalled();
      expect(tab.close).toHaveBeenCalledOnce();
      expect(useCheckout.getState().attempt).toMatchObject({
        problem: checkoutProblems.failed,
        refusals: [{ text: ownHostRefusal, line: null }],
      });
    },
  );

  test("another address opens it", async () => {
    await checkOut(hosted);

    expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
  });
});

describe("a discount code", () => {
  const lines = [{ merchandiseId: testItem().variantId, quantity: 1 }];
  const expectSent = (...codes: string[]) =>
    expect(createCheckout).toHaveBeenLastCalledWith(expect.anything(), lines, codes);

  beforeEach(() => void keepDiscountCodes("Spring25"));
  afterEach(removeDiscountCodes);

  test("goes to the checkout as it was written", async () => {
    await checkOut(embedded);

    expectSent("Spring25");
    expect(tab.location.assign).toHaveBeenCalledOnce();
  });

  describe.each([
    ["that does not apply", async () => ({ ...checkout, refusedCodes: ["Spring25"] })],
    [
      "that is an error",
      async () => {
        throw new CheckoutRefused("Cart creation failed: Invalid code", {
          refusedCodes: ["Spring25"],
        });
      },
    ],
  ])("%s", (_, refuse) => {
    beforeEach(() => void vi.mocked(createCheckout).mockImplementationOnce(refuse));

    test("is said before the visitor leaves, and the next checkout goes without it", async () => {
      await checkOut(embedded);

      expect(tab.close).toHaveBeenCalledOnce();
      expect(tab.location.assign).not.toHaveBeenCalled();
      expect(useCheckout.getState()).toMatchObject({
        attempt: { state: "none" },
        refusedCodes: ["Spring25"],
      });
      expect(useCart.getState()).toMatchObject({ items: [testItem()], checkoutUrl: null });

      await checkOut(embedded);

      expectSent();
      expect(tab.location.assign).toHaveBeenCalledOnce();
    });

    test("is sent again once the cart is another one", async () => {
      await checkOut(embedded);
      changeCart((items) => [...items, testItem({ variantId: "serum" })]);
      changeCart((items) => items.slice(0, 1));
      await checkOut(embedded);

      expectSent("Spring25");
    });

    test("is sent again when it is entered again, as any other is", async () => {
      await checkOut(embedded);
      keepDiscountCodes("Spring25");
      await checkOut(embedded);
      expectSent("Spring25");

      keepDiscountCodes("WELCOME10");
      await checkOut(embedded);
      expectSent("WELCOME10");
    });
  });

  test("is the only one to stay out where others apply", async () => {
    keepDiscountCodes("Spring25, WELCOME10");
    vi.mocked(createCheckout).mockResolvedValueOnce({ ...checkout, refusedCodes: ["Spring25"] });
    await checkOut(embedded);
    expectSent("Spring25", "WELCOME10");

    await checkOut(embedded);
    expectSent("WELCOME10");
  });

  test("is asked about once the stock is settled", async () => {
    const soldOut = { merchandiseId: testItem().variantId, requested: 1, available: 0 };
    const shortLines = [{ ...soldOut, reason: "stock" as const }];
    const answer = { ...checkout, shortLines, refusedCodes: ["Spring25"] };
    vi.mocked(createCheckout).mockResolvedValueOnce(answer);
    await checkOut(embedded);
    expect(useCheckout.getState().refusedCodes).toEqual([]);

    await checkOut(embedded);
    expectSent("Spring25");
  });
});

describe("a checkout", () => {
  const { failed, refused, busy, lessInStock } = checkoutProblems;
  const line: ShortLine = { merchandiseId: "x", requested: 2, available: 1, reason: "stock" };
  const status = (code: number) => new CommerceError("http", "No", { status: code });
  const costly = new CommerceError("graphql", "Throttled", { codes: ["THROTTLED"] });

  /** What the server is told, what the visitor reads, whether in a toast, and the code for the owner's scripts. */
  test.each<[string, Partial<Checkout> | Error, string, CheckoutProblem | null, string]>([
    ["that is short of stock", { shortLines: [line] }, "stock", lessInStock, "MAXIMUM_EXCEEDED"],
    ["with a code that does not apply", { refusedCodes: ["A"] }, "discount", null, ""],
    [
      "with a refused code",
      new CheckoutRefused("No", { refusedCodes: ["A"] }),
      "discount",
      null,
      "",
    ],
    [
      "with a refused line",
      new CheckoutRefused("No", { lines: [{ ...line, available: 0 }] }),
      "refused",
      refused,
      "INVALID",
    ],
    ["that is refused", new CheckoutRefused("No"), "refused", failed, "INVALID"],
    ["of an unpaid store", unpaid, "payment-required", ofUnpaid, unavailable],
    ["of a store that is asked too often", status(429), "throttled", busy, unavailable],
    ["of a store that takes us for a robot", status(430), "rejected", busy, unavailable],
    ["of a store that counts the cost", costly, "throttled", busy, unavailable],
    ["of a slow store", new CommerceError("timeout", "Late"), "timeout", failed, unavailable],
    ["that fails on a defect", new TypeError("undefined"), "script", failed, unavailable],
  ])(
    "%s is reported and said, and can be tried again",
    async (_, answer, failure, problem, code) => {
      vi.mocked(console.error).mockImplementation(() => {});
      if (answer instanceof Error) vi.mocked(createCheckout).mockRejectedValueOnce(answer);
      else vi.mocked(createCheckout).mockResolvedValueOnce({ ...checkout, ...answer });
      const heard = hearEvents("shopify:cart:error");

      await checkOut(embedded);

      const logged = vi.mocked(console.error).mock.calls.splice(0);
      const isLogged = code !== "" && problem !== lessInStock && problem !== ofUnpaid;
      expect(logged).toEqual(isLogged ? [["Checkout failed:", answer]] : []);
      expect(vi.mocked(sendReport).mock.calls).toEqual([
        [{ checkout: { outcome: "asked" } }],
        [{ checkout: { outcome: "refused", failure } }],
      ]);
      expect(vi.mocked(showToast).mock.calls).toEqual(
        problem && problem !== lessInStock ? [[problem]] : [],
      );
      expect(heard).toMatchObject(problem ? [{ code, error: problem.title }] : []);
      expect(useCheckout.getState().attempt).toMatchObject(
        problem ? { problem } : { state: "none" },
      );
      expect(tab.location.assign).not.toHaveBeenCalled();
      expect(tab.close).toHaveBeenCalledOnce();

      await checkOut(embedded);

      expect(tab.location.assign).toHaveBeenCalledOnce();
      expect(useCheckout.getState().attempt).toEqual({ state: "none" });
    },
  );

  test("that opens or is canceled is reported without the cart and the visitor", async () => {
    await checkOut(embedded);
    const canceled = checkOut(embedded);
    tab.closed = true;
    await canceled;

    expect(vi.mocked(sendReport).mock.calls.map(([report]) => report)).toEqual(
      ["asked", "opened", "asked", "canceled"].map((outcome) => ({ checkout: { outcome } })),
    );
    expect(tab.location.assign).toHaveBeenCalledOnce();
    expect(shop.location.assign).not.toHaveBeenCalled();
  });
});

test("an empty cart opens no checkout", async () => {
  useCart.setState({ items: [] });

  await checkOut(embedded);

  expect(shop.open).not.toHaveBeenCalled();
  expect(createCheckout).not.toHaveBeenCalled();
});

test("the checkout has the lines that another tab left in the cart", async () => {
  const state = { items: [serum], cartId: null, checkoutUrl: null };
  storage.entries.set("shopify-cart", JSON.stringify({ state, version: 0 }));

  await checkOut(embedded);

  const lines = [{ merchandiseId: "serum", quantity: 1 }];
  expect(createCheckout).toHaveBeenCalledWith(expect.anything(), lines, []);
});

test.each([
  ["refuses a tab", null],
  ["has closed the tab already", { closed: true }],
])("a browser that %s goes to the checkout in this one", async (_, opened) => {
  shop.open.mockReturnValue(opened as typeof tab);

  await checkOut(embedded);

  expect(shop.location.assign).toHaveBeenCalledExactlyOnceWith(checkout.checkoutUrl);
});

test("a browser that is offline says so, and nothing is sent", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.stubGlobal("navigator", { onLine: false });

  await checkOut(embedded);

  const logged = vi.mocked(console.error).mock.calls.splice(0);
  expect(logged).toEqual([["Checkout failed: the browser is offline"]]);
  expect(useCheckout.getState().attempt).toMatchObject({ problem: checkoutProblems.offline });
  expect(showToast).toHaveBeenCalledExactlyOnceWith(checkoutProblems.offline);
  expect(createCheckout).not.toHaveBeenCalled();
  expect(sendReport).not.toHaveBeenCalled();
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
    useCart.setState({ items: [oil, serum] });
    vi.mocked(createCheckout).mockResolvedValueOnce({ ...checkout, shortLines: [...shortLines] });

    await checkOut(embedded);

    expect(quantities()).toEqual(left);
    expect(useCheckout.getState()).toMatchObject({
      attempt: { problem: checkoutProblems[problem] },
      shortages: new Map(shortLines.map((line) => [line.merchandiseId, line])),
      refusedPlans: new Set(),
    });
  });
});
