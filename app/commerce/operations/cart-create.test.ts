import { describe, expect, test } from "vitest";
import { createCommerceClient } from "../client";
import { CommerceError } from "../errors";
import { CheckoutRefused, createCheckout } from "./cart-create";

const serum = "gid://shopify/ProductVariant/1";
const oil = "gid://shopify/ProductVariant/2";

function createCart(checkoutUrl: unknown, quantities: Record<string, number> = { [serum]: 1 }) {
  const edges = Object.entries(quantities).map(([id, quantity]) => ({
    node: { id: `line-${id}`, quantity, merchandise: { id } },
  }));
  return { id: "gid://shopify/Cart/c1?key=k1", checkoutUrl, lines: { edges } };
}

/** A store that answers `cartCreate` with this, and what it was sent. */
function createStore(payload: unknown) {
  const bodies: { variables: unknown }[] = [];
  const client = createCommerceClient({
    endpoint: "https://shop.example/api",
    token: "t",
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ data: { cartCreate: payload } });
    },
  });
  return { client, bodies };
}

const checkoutWith = (payload: unknown, lines = [{ merchandiseId: serum, quantity: 1 }]) =>
  createCheckout(createStore(payload).client, lines);

test("quantity and variant of each line are sent, and nothing else", async () => {
  const { client, bodies } = createStore({
    cart: createCart("https://shop.example/c"),
    userErrors: [],
  });
  const line = { merchandiseId: serum, quantity: 2, title: "Serum" };

  await createCheckout(client, [line]);

  expect(bodies[0]?.variables).toEqual({
    input: { lines: [{ quantity: 2, merchandiseId: serum }] },
  });
});

describe("the checkout's address", () => {
  test.each([
    ["https://shop.example/c/1", "https://shop.example/c/1?channel=online_store"],
    [
      "https://shop.example/c/1?key=k%2F1",
      "https://shop.example/c/1?key=k%2F1&channel=online_store",
    ],
    [
      "https://shop.example/c?channel=other&key=k",
      "https://shop.example/c?channel=online_store&key=k",
    ],
    ["https://shop.example/c?key=k#pay", "https://shop.example/c?key=k&channel=online_store#pay"],
    ["http://127.0.0.1:4010/c?key=k", "http://127.0.0.1:4010/c?key=k&channel=online_store"],
  ])("%s becomes %s", async (checkoutUrl, expected) => {
    const checkout = await checkoutWith({ cart: createCart(checkoutUrl), userErrors: [] });

    expect(checkout.checkoutUrl).toBe(expected);
    expect(checkout.cartId).toBe("gid://shopify/Cart/c1?key=k1");
  });

  test.each([
    ["missing", undefined],
    ["null", null],
    ["empty", ""],
    ["relative", "/checkouts/1"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,<script>alert(1)</script>"],
    ["no address at all", "not an address"],
  ])("is refused when it is %s", async (_, checkoutUrl) => {
    const call = checkoutWith({ cart: createCart(checkoutUrl), userErrors: [] });

    await expect(call).rejects.toThrow(CheckoutRefused);
    await expect(call).rejects.toThrow("No checkout URL returned from Shopify");
  });
});

describe("a store that says no", () => {
  test("is quoted", async () => {
    const userErrors = [
      { field: ["input", "lines", "0"], message: "The merchandise does not exist" },
      { field: null, message: "The cart is too large" },
    ];

    await expect(checkoutWith({ cart: null, userErrors })).rejects.toThrow(
      new CheckoutRefused(
        "Cart creation failed: The merchandise does not exist, The cart is too large",
      ),
    );
  });

  test("is believed, even when it sends a cart as well", async () => {
    const payload = {
      cart: createCart("https://shop.example/c"),
      userErrors: [{ message: "Sold out" }],
    };

    await expect(checkoutWith(payload)).rejects.toThrow("Cart creation failed: Sold out");
  });

  test.each([
    ["no cart and no reason", { cart: null, userErrors: [] }],
    ["nothing", null],
    ["no reasons at all", { cart: null }],
  ])("with %s gives no address", async (_, payload) => {
    await expect(checkoutWith(payload)).rejects.toThrow("No checkout URL returned from Shopify");
  });

  test("differs from a failed request", async () => {
    const client = createCommerceClient({
      endpoint: "/api",
      token: "t",
      fetch: async () => new Response("", { status: 500 }),
    });

    const call = createCheckout(client, [{ merchandiseId: serum, quantity: 1 }]);

    await expect(call).rejects.toThrow(CommerceError);
  });
});

describe("lines that the store shortened", () => {
  const requested = [
    { merchandiseId: serum, quantity: 3 },
    { merchandiseId: oil, quantity: 1 },
  ];
  const getShortLines = async (lines: unknown) => {
    const cart = { ...createCart("https://shop.example/c"), lines };
    return (await checkoutWith({ cart, userErrors: [] }, requested)).shortLines;
  };
  const edge = (id: string, quantity: number) => ({ node: { quantity, merchandise: { id } } });

  test("are empty when everything is in stock", async () => {
    expect(await getShortLines({ edges: [edge(serum, 3), edge(oil, 1)] })).toEqual([]);
  });

  test("have the requested and the available quantity", async () => {
    expect(await getShortLines({ edges: [edge(serum, 2)] })).toEqual([
      { merchandiseId: serum, requested: 3, available: 2 },
      { merchandiseId: oil, requested: 1, available: 0 },
    ]);
  });

  test("are counted over all lines of the same variant", async () => {
    expect(await getShortLines({ edges: [edge(serum, 2), edge(serum, 1), edge(oil, 1)] })).toEqual(
      [],
    );
  });

  test("are judged from what is readable", async () => {
    const edges = [null, { node: null }, { node: { quantity: 1, merchandise: null } }];

    expect(await getShortLines({ edges: [...edges, edge(serum, 3), edge(oil, 1)] })).toEqual([]);
  });
});
