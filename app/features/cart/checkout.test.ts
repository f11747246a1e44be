import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicStorefront } from "~/commerce/context";
import { CommerceError } from "~/commerce/errors";
import {
  type Checkout,
  CheckoutRefused,
  createCheckout,
  type ShortLine,
} from "~/commerce/operations/cart-create";
import { checkoutProblems, ownHostRefusal } from "~/content/cart";
import { sendReport } from "~/lib/send-report";
import { showToast } from "~/ui/toasts";
import { testItem } from "../../../tests/support/builders";
import { hearEvents } from "../../../tests/support/hear-events";
import { stubStorage } from "../../../tests/support/stub-storage";
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

let tab: ReturnType<typeof createTab>;
let shop: ReturnType<typeof createShop>;

beforeEach(() => {
  tab = createTab();
  shop = createShop();
  vi.stubGlobal("window", shop);
  vi.stubGlobal("navigator", { onLine: true });
  stubStorage();
  readStoredCart();
  vi.mocked(sendReport).mockReset();
  vi.mocked(createCheckout).mockReset().mockResolvedValue(checkout);
  useCart.setState({ items: [testItem()], cartId: null, checkoutUrl: null });
  useCheckout.setState({
    shortages: new Map(),
    refusedPlans: new Set(),
    problem: null,
    refusedCodes: [],
  });
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
      isLoading: false,
      problem: { title: "Checkout failed" },
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
      problem: checkoutProblems.failed,
      refusals: [ofLine, ofCart],
      shortages: new Map(),
    });
  });

  test("goes with the quantity that it is about, and with the next attempt", async () => {
    await checkOut(embedded);
    changeCart((items) => setQuantity(items, "serum", 4));
    expect(useCheckout.getState().refusals).toEqual([ofLine, ofCart]);

    changeCart((items) => setQuantity(items, testItem().variantId, 6));
    expect(useCheckout.getState().refusals).toEqual([ofCart]);

    await checkOut(embedded);
    expect(useCheckout.getState().refusals).toEqual([]);
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
      expect(useCheckout.getState()).toMatchObject({
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
      expect(useCheckout.getState()).toMatchObject({ refusedCodes: ["Spring25"], problem: null });
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

describe("a report to the server, without the cart and the visitor, says", () => {
  const shortLine = { merchandiseId: "x", requested: 2, available: 1, reason: "stock" as const };
  const refusedLine = { ...shortLine, available: 0 };
  const kinds: [string, (Partial<Checkout> & { closes?: true }) | Error, object][] = [
    ["that it opened", {}, { outcome: "opened" }],
    ["that its tab was closed", { closes: true }, { outcome: "canceled" }],
    ["that stock was short", { shortLines: [shortLine] }, refusal("stock")],
    [
      "that a line was refused",
      new CheckoutRefused("No", { lines: [refusedLine] }),
      refusal("refused"),
    ],
    [
      "that a code was refused",
      new CheckoutRefused("No", { refusedCodes: ["A"] }),
      refusal("discount"),
    ],
    ["that a code does not apply", { refusedCodes: ["Spring25"] }, refusal("discount")],
    ["that the cart was refused", new CheckoutRefused("No"), refusal("refused")],
    ["that the store was too late", new CommerceError("timeout", "Late"), refusal("timeout")],
    [
      "that the store sent 429",
      new CommerceError("http", "No", { status: 429 }),
      refusal("throttled"),
    ],
    [
      "that the store sent 430",
      new CommerceError("http", "No", { status: 430 }),
      refusal("rejected"),
    ],
    ["that the script failed", new TypeError("undefined"), refusal("script")],
  ];

  test.each(kinds)("%s", async (_, answer, outcome) => {
    vi.mocked(console.error).mockImplementation(() => {});
    vi.mocked(createCheckout).mockImplementation(async () => {
      if (answer instanceof Error) throw answer;
      tab.closed = answer.closes ?? false;
      return { ...checkout, ...answer };
    });

    await checkOut(embedded);

    vi.mocked(console.error).mockClear();
    expect(vi.mocked(sendReport).mock.calls).toEqual([
      [{ checkout: { outcome: "asked" } }],
      [{ checkout: outcome }],
    ]);
  });

  test("nothing while the browser is offline", async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    vi.stubGlobal("navigator", { onLine: false });

    await checkOut(embedded);

    vi.mocked(console.error).mockClear();
    expect(sendReport).not.toHaveBeenCalled();
  });
});

function refusal(failure: string) {
  return { outcome: "refused", failure };
}

test("a visitor who closes the waiting tab stays in the shop", async () => {
  const outcome = checkOut(embedded);
  tab.closed = true;
  await outcome;

  expect(tab.location.assign).not.toHaveBeenCalled();
  expect(shop.location.assign).not.toHaveBeenCalled();
});

describe("a script of the owner hears of a checkout that fails:", () => {
  const line = { merchandiseId: "gid://shopify/ProductVariant/1", requested: 2, available: 0 };

  test.each<[string, () => Promise<Checkout>, string, string]>([
    [
      "stock that is short",
      async () => ({ ...checkout, shortLines: [{ ...line, reason: "stock" } as ShortLine] }),
      "MAXIMUM_EXCEEDED",
      "",
    ],
    [
      "a refused cart",
      () => Promise.reject(new CheckoutRefused("No", {})),
      "INVALID",
      checkoutProblems.failed.title,
    ],
    [
      "a store that is away",
      () => Promise.reject(new CommerceError("network", "Failed to fetch")),
      "SERVICE_UNAVAILABLE",
      "",
    ],
  ])("%s", async (_, answer, code, title) => {
    vi.mocked(console.error).mockImplementation(() => {});
    vi.mocked(createCheckout).mockImplementationOnce(answer);
    const heard = hearEvents("shopify:cart:error");

    await checkOut(embedded);

    expect(heard).toMatchObject([{ code, error: title || expect.stringMatching(/\w/) }]);
    vi.mocked(console.error).mockClear();
  });
});
