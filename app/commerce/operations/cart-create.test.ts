import { describe, expect, test } from "vitest";
import { createTestClient } from "../../../tests/support/test-client";
import { CommerceError } from "../errors";
import { type CheckoutLine, CheckoutRefused, createCheckout } from "./cart-create";

const serum = "gid://shopify/ProductVariant/1";
const oil = "gid://shopify/ProductVariant/2";
const cart = {
  id: "gid://shopify/Cart/c1?key=k1",
  checkoutUrl: "https://shop.example/c" as unknown,
  lines: { edges: [edge(serum, 1)] as unknown[] },
};

const noUrl = "No checkout URL returned from Shopify";

function edge(id: string, quantity: number, plan?: string) {
  const sellingPlanAllocation = plan ? { sellingPlan: { id: plan } } : undefined;
  return { node: { id: `line-${id}`, quantity, merchandise: { id }, sellingPlanAllocation } };
}

const respond = (payload: unknown) => createTestClient({ data: { cartCreate: payload } });
const checkoutWith = (
  payload: unknown,
  lines: CheckoutLine[] = [{ merchandiseId: serum, quantity: 1 }],
) => createCheckout(respond(payload).client, lines);

test("quantity and variant of each line are sent, and nothing else", async () => {
  const { client, variables } = respond({ cart, userErrors: [] });
  const line = { merchandiseId: serum, quantity: 2, title: "Serum" };

  await createCheckout(client, [line]);

  expect(variables).toEqual([{ input: { lines: [{ quantity: 2, merchandiseId: serum }] } }]);
});

const sellingPlanId = "gid://shopify/SellingPlan/1";
const subscribed = { merchandiseId: serum, sellingPlanId, quantity: 2 };

test.each([
  ["and its plan is asked for", subscribed, true],
  ["not for a line without one", { merchandiseId: serum, quantity: 2 }, false],
])("the selling plan of a line is sent, %s", async (_, line, hasPlan) => {
  const lines = { edges: [edge(serum, 2, hasPlan ? sellingPlanId : undefined)] };
  const { client, variables, queries } = respond({ cart: { ...cart, lines }, userErrors: [] });

  const checkout = await createCheckout(client, [line]);

  expect(variables).toEqual([{ input: { lines: [line] } }]);
  expect(queries.map((query) => /sellingPlan/i.test(query))).toEqual([hasPlan]);
  expect(checkout.shortLines).toEqual([]);
});

describe("a discount code", () => {
  const lines = [{ merchandiseId: serum, quantity: 1 }];
  const createWith = (discountCodes: unknown, codes: string[]) => {
    const store = respond({ cart: { ...cart, discountCodes }, userErrors: [] });
    return { ...store, checkout: createCheckout(store.client, lines, codes) };
  };

  test("is sent as it is written, and asked for", async () => {
    const { checkout, variables, queries } = createWith([{ code: "A", applicable: true }], ["a"]);

    expect(await checkout).toMatchObject({ refusedCodes: [] });
    expect(variables).toEqual([{ input: { lines, discountCodes: ["a"] } }]);
    expect(queries).toEqual([expect.stringContaining("discountCodes { code applicable }")]);
  });

  test("is neither sent nor asked for where there is none", async () => {
    const { checkout, variables, queries } = createWith(undefined, []);

    expect(await checkout).toMatchObject({ refusedCodes: [] });
    expect(variables).toEqual([{ input: { lines } }]);
    expect(queries).toEqual([expect.not.stringContaining("discountCodes")]);
  });

  test.each([
    ["that it does not apply", [{ code: "A", applicable: false }]],
    ["no code", []],
    ["no list", null],
  ])("is refused when the store sends %s", async (_, discountCodes) => {
    const { checkout } = createWith(discountCodes, ["A"]);

    expect(await checkout).toMatchObject({ checkoutUrl: expect.any(String), refusedCodes: ["A"] });
  });

  test("is refused for the reasons that the store names", async () => {
    const warn = (code: string, message: string) => ({ code, message, target: cart.id });
    const { client } = respond({
      cart: { ...cart, discountCodes: [{ code: "A", applicable: false }] },
      userErrors: [],
      warnings: [
        warn("DISCOUNT_PURCHASE_NOT_IN_RANGE", "Spend $80.00 to use it."),
        warn("MERCHANDISE_OUT_OF_STOCK", "Sold out."),
        null,
      ],
    });

    expect(await createCheckout(client, lines, ["A"])).toMatchObject({
      refusedCodes: ["A"],
      codeReasons: ["Spend $80.00 to use it."],
    });
  });

  test("is refused when an error names it, and no other error does that", async () => {
    const refuseWith = (field: string[]) => {
      const { client } = respond({ cart: null, userErrors: [{ field, message: "No" }] });
      return createCheckout(client, lines, ["A", "B"]);
    };

    await expect(refuseWith(["input", "discountCodes", "0"])).rejects.toMatchObject({
      lines: [],
      refusedCodes: ["A"],
    });
    await expect(refuseWith(["input", "discountCodes"])).rejects.toMatchObject({
      refusedCodes: ["A", "B"],
    });
    await expect(refuseWith(["input", "buyerIdentity"])).rejects.toMatchObject({
      refusedCodes: [],
    });
  });

  test("is sent beside another one, and each has an answer of its own", async () => {
    const { checkout, variables } = createWith(
      [
        { code: "A", applicable: false },
        { code: "B", applicable: true },
      ],
      ["a", "b"],
    );

    expect(await checkout).toMatchObject({ refusedCodes: ["a"] });
    expect(variables).toEqual([{ input: { lines, discountCodes: ["a", "b"] } }]);
  });
});

test("a variant once and with a plan are two lines, each with its own shortage", async () => {
  const once = { merchandiseId: serum, quantity: 4 };
  const lines = { edges: [edge(serum, 4), edge(serum, 1, sellingPlanId)] };

  const { shortLines } = await checkoutWith({ cart: { ...cart, lines }, userErrors: [] }, [
    once,
    subscribed,
  ]);

  expect(shortLines).toEqual([
    { merchandiseId: serum, sellingPlanId, requested: 2, available: 1, reason: "unknown" },
  ]);
});

test("a plan that the store drops without an error is not a subscription", async () => {
  const lines = { edges: [edge(serum, 2)] };

  const { shortLines } = await checkoutWith({ cart: { ...cart, lines }, userErrors: [] }, [
    subscribed,
  ]);

  expect(shortLines).toMatchObject([{ sellingPlanId, available: 0 }]);
});

describe("the checkout's address", () => {
  const shop = "https://shop.example/c";
  const channel = "channel=online_store";

  test.each([
    [`${shop}/1`, `${shop}/1?${channel}`],
    [`${shop}/1?key=k%2F1`, `${shop}/1?key=k%2F1&${channel}`],
    [`${shop}?channel=other&key=k`, `${shop}?${channel}&key=k`],
    [`${shop}?key=k#pay`, `${shop}?key=k&${channel}#pay`],
    ["http://127.0.0.1:4010/c?key=k", `http://127.0.0.1:4010/c?key=k&${channel}`],
  ])("%s becomes %s", async (checkoutUrl, expected) => {
    const checkout = await checkoutWith({ cart: { ...cart, checkoutUrl }, userErrors: [] });

    expect(checkout).toMatchObject({ checkoutUrl: expected, cartId: cart.id });
  });

  test.each([
    undefined,
    null,
    "",
    "/checkouts/1",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "not an address",
  ])("is refused when it is %j", async (checkoutUrl) => {
    const call = checkoutWith({ cart: { ...cart, checkoutUrl }, userErrors: [] });

    await expect(call).rejects.toThrow(new CheckoutRefused(noUrl));
  });
});

describe("a store that refuses", () => {
  const refused = (...messages: string[]) =>
    messages.map((message) => ({ field: ["input", "lines", "0"], message }));

  const reasons = refused("No such variant", "The cart is too large");

  test.each([
    ["with reasons", { cart: null, userErrors: reasons }, "No such variant, The cart is too large"],
    ["and sends a cart as well", { cart, userErrors: refused("Sold out") }, "Sold out"],
  ])("%s is quoted", async (_, payload, quoted) => {
    const message = `Cart creation failed: ${quoted}`;

    await expect(checkoutWith(payload)).rejects.toMatchObject({ name: "CheckoutRefused", message });
  });

  const noReasons = [{ cart: null, userErrors: [] }, { cart: null }, null];

  test.each(noReasons)("without a reason (%j) created no checkout", async (payload) => {
    await expect(checkoutWith(payload)).rejects.toThrow(new CheckoutRefused(noUrl));
  });

  test.each([
    ["plan", ["input", "lines", "1", "sellingPlanId"], "plan"],
    ["variant", ["input", "lines", "1", "merchandiseId"], "unknown"],
  ])("names the line whose %s it refuses", async (_, field, reason) => {
    const userErrors = [{ field, message: "No" }];
    const lines = [{ merchandiseId: oil, quantity: 1 }, subscribed];

    await expect(checkoutWith({ cart: null, userErrors }, lines)).rejects.toMatchObject({
      message: "Cart creation failed: No",
      lines: [{ merchandiseId: serum, sellingPlanId, requested: 2, available: 0, reason }],
    });
  });

  test.each([null, [], ["input"], ["input", "lines", "7", "sellingPlanId"], ["input", "note"]])(
    "names no line with the field %j",
    async (field) => {
      const userErrors = [{ field, message: "No" }];

      await expect(checkoutWith({ cart: null, userErrors })).rejects.toMatchObject({ lines: [] });
    },
  );

  const message = "The quantity must be a multiple of 6.";

  test.each([
    [["input", "lines", "0", "quantity"], { merchandiseId: serum }],
    [["lines", "0", "quantity"], { merchandiseId: serum }],
    [["input", "lines", "0"], { merchandiseId: serum }],
    [["input", "lines", "7", "quantity"], null],
    [["input", "buyerIdentity"], null],
    [["input", "lines"], null],
    [[], null],
    [null, null],
  ])("is quoted for the line that the field %j names", async (field, line) => {
    const userErrors = [{ field, message }];

    await expect(checkoutWith({ cart: null, userErrors })).rejects.toMatchObject({
      lines: [],
      refusals: [{ text: message, line }],
    });
  });

  test("differs from a failed request", async () => {
    const { client } = createTestClient({ errors: "Internal error" });

    await expect(createCheckout(client, [])).rejects.toThrow(CommerceError);
  });
});

const requested = [
  { merchandiseId: serum, quantity: 3 },
  { merchandiseId: oil, quantity: 1 },
];
const reason = "unknown";
const partly = { merchandiseId: serum, requested: 3, available: 2, reason };
const missing = { merchandiseId: oil, requested: 1, available: 0, reason };
const unreadable = [null, { node: null }, { node: { quantity: 1, merchandise: null } }];

test.each([
  ["none when everything is in stock", [edge(serum, 3), edge(oil, 1)], []],
  ["none when two lines of a variant add up", [edge(serum, 2), edge(serum, 1), edge(oil, 1)], []],
  ["none because of unreadable lines", [...unreadable, edge(serum, 3), edge(oil, 1)], []],
  ["the missing and the partly available ones", [edge(serum, 2)], [partly, missing]],
])("lines that the store shortened without a warning are %s", async (_, edges, shortLines) => {
  const payload = { cart: { ...cart, lines: { edges } }, userErrors: [] };

  expect(await checkoutWith(payload, requested)).toMatchObject({ shortLines });
});

const notEnough = "MERCHANDISE_NOT_ENOUGH_STOCK";
const outOfStock = "MERCHANDISE_OUT_OF_STOCK";
const warn = (code: string, target: string) => ({ code, target, message: "Changed." });
const bySoldOut = { merchandiseId: oil, requested: 1, available: 0, reason: "stock" };
const byStock = { ...partly, reason: "stock" };

test.each([
  [
    "that has a lower quantity is short of stock",
    [edge(serum, 2), edge(oil, 1)],
    [warn(notEnough, `line-${serum}`)],
    [byStock],
  ],
  [
    "that has quantity 0 is sold out",
    [edge(serum, 3), edge(oil, 0)],
    [warn(outOfStock, `line-${oil}`)],
    [bySoldOut],
  ],
  [
    "that keeps its quantity is sold out all the same",
    [edge(serum, 3), edge(oil, 1)],
    [warn(outOfStock, `line-${oil}`)],
    [bySoldOut],
  ],
  [
    "that is gone is sold out",
    [edge(serum, 3)],
    [warn(outOfStock, "line-that-is-gone")],
    [bySoldOut],
  ],
  [
    "does not explain what became of another one",
    [edge(serum, 2)],
    [warn(notEnough, `line-${serum}`)],
    [byStock, missing],
  ],
  [
    "whose warning concerns something else is as requested",
    [edge(serum, 3), edge(oil, 1)],
    [null, warn("DISCOUNT_NOT_FOUND", `line-${serum}`)],
    [],
  ],
])("a line of which the store warns, %s", async (_, edges, warnings, shortLines) => {
  const payload = { cart: { ...cart, lines: { edges } }, userErrors: [], warnings };

  expect(await checkoutWith(payload, requested)).toMatchObject({ shortLines, refusedCodes: [] });
});

test("a line whose id the store cannot read is the one that it refuses", async () => {
  const extensions = {
    code: "INVALID_VARIABLE",
    problems: [{ path: ["lines", 1, "merchandiseId"], explanation: "Invalid global id" }],
  };
  const { client } = createTestClient({ errors: [{ message: "Invalid id", extensions }] });
  const lines = [
    { merchandiseId: serum, quantity: 1 },
    { merchandiseId: "old-9", quantity: 2 },
  ];

  await expect(createCheckout(client, lines)).rejects.toMatchObject({
    name: "CheckoutRefused",
    lines: [{ merchandiseId: "old-9", requested: 2, available: 0, reason: "unknown" }],
  });
});

const bundle = "gid://shopify/ProductVariant/9";

test.each([
  ["in place of all of them", [edge(bundle, 1)], [], []],
  ["beside what it left as it was", [edge(oil, 1), edge(bundle, 3)], [], []],
  ["of some units of a line", [edge(serum, 2), edge(bundle, 1)], [], []],
  [
    "and warns of a line",
    [edge(serum, 2), edge(oil, 1), edge(bundle, 1)],
    [warn(notEnough, `line-${serum}`)],
    [byStock],
  ],
])(
  "lines that the store makes a bundle %s are short only where it warns",
  async (_, edges, warnings, shortLines) => {
    const payload = { cart: { ...cart, lines: { edges } }, userErrors: [], warnings };

    expect(await checkoutWith(payload, requested)).toMatchObject({ shortLines });
  },
);

test("a plan that the store drops beside a bundle is not a subscription", async () => {
  const lines = { edges: [edge(serum, 2), edge(bundle, 1)] };

  const { shortLines } = await checkoutWith({ cart: { ...cart, lines }, userErrors: [] }, [
    subscribed,
  ]);

  expect(shortLines).toMatchObject([{ sellingPlanId, available: 0 }]);
});
