import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  at,
  CART,
  CREATE_CART,
  createCart,
  openTestStore,
  type TestStore,
  variantIdOf,
} from "../testing/test-store.ts";

let store: TestStore;
let oil: string;
let capsules: string;
let soldOut: string;
let scarce: string;
beforeAll(async () => {
  store = openTestStore();
  oil = await variantIdOf(store, "hair-oil");
  capsules = await variantIdOf(store, "hair-nutraceutical");
  soldOut = await variantIdOf(store, "hair-nutraceutical", 4);
  scarce = await variantIdOf(store, "growth-strength-shampoo", 4);
});
afterAll(() => store.dispose());

const PAYLOAD = `cart { ${CART} } userErrors { code field message } warnings { code message target }`;
const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;

function quantities(payload: unknown): unknown {
  const nodes = at(payload, "cart.lines.nodes");
  return Array.isArray(nodes) ? nodes.map((line) => at(line, "quantity")) : nodes;
}

describe("a new cart", () => {
  test("holds its lines with exact costs and a checkout address at the origin that was asked", async () => {
    const created = await createCart(store, [
      { merchandiseId: capsules, quantity: 3 },
      { merchandiseId: oil, quantity: 2 },
    ]);

    expect(created).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        totalQuantity: 5,
        cost: {
          subtotalAmount: { amount: "231.97" },
          totalAmount: { amount: "231.97", currencyCode: "USD" },
        },
      },
    });
    expect(at(created, "cart.id")).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/);
    expect(at(created, "cart.checkoutUrl")).toMatch(
      /^http:\/\/store\.test\/cart\/c\/[\w-]+\?key=[\w-]+$/,
    );
  });

  test("merges equal merchandise into one line", async () => {
    const created = await createCart(store, [
      { merchandiseId: oil, quantity: 1 },
      { merchandiseId: oil, quantity: 2 },
    ]);

    expect(quantities(created)).toEqual([3]);
  });

  test("may be empty", async () => {
    const { data } = await store.query(`mutation { cartCreate { ${PAYLOAD} } }`);

    expect(data?.cartCreate).toMatchObject({ cart: { totalQuantity: 0 }, userErrors: [] });
  });

  test("is read again with its whole id, and with nothing less", async () => {
    const created = await createCart(store, [{ merchandiseId: oil, quantity: 1 }]);
    const id = String(at(created, "cart.id"));

    const whole = await store.query(READ, { id });
    const withoutKey = await store.query(READ, { id: id.replace(/\?.*/, "") });
    const wrongKey = await store.query(READ, {
      id: `${id.slice(0, -1)}${id.endsWith("x") ? "y" : "x"}`,
    });

    expect(whole.data?.cart).toEqual(at(created, "cart"));
    expect(withoutKey.data?.cart).toBeNull();
    expect(wrongKey.data?.cart).toBeNull();
  });

  test("keeps note, attributes and buyer, and says that a discount code is unknown", async () => {
    const { data } = await store.query(
      `mutation ($input: CartInput) { cartCreate(input: $input) {
        cart { note attributes { key value } buyerIdentity { email countryCode } discountCodes { code applicable } }
        warnings { code target }
      } }`,
      {
        input: {
          note: "A <b>gift</b>",
          attributes: [{ key: "card", value: "blank" }],
          buyerIdentity: { email: "ada@example.com" },
          discountCodes: ["SPRING"],
        },
      },
    );

    expect(data?.cartCreate).toEqual({
      cart: {
        note: "A <b>gift</b>",
        attributes: [{ key: "card", value: "blank" }],
        buyerIdentity: { email: "ada@example.com", countryCode: "US" },
        discountCodes: [{ code: "SPRING", applicable: false }],
      },
      warnings: [{ code: "DISCOUNT_NOT_FOUND", target: "SPRING" }],
    });
  });
});

describe("stock", () => {
  test("lowers a quantity that is too high and warns about that line", async () => {
    const created = await createCart(store, [{ merchandiseId: scarce, quantity: 9 }]);

    expect(quantities(created)).toEqual([3]);
    expect(at(created, "warnings.0.code")).toBe("MERCHANDISE_NOT_ENOUGH_STOCK");
    expect(at(created, "warnings.0.target")).toBe(at(created, "cart.lines.nodes.0.id"));
    expect(at(created, "userErrors")).toEqual([]);
  });

  test("keeps what is sold out with quantity 0 and warns about that line, without an error", async () => {
    const created = await createCart(store, [
      { merchandiseId: soldOut, quantity: 1 },
      { merchandiseId: oil, quantity: 1 },
    ]);

    expect(quantities(created)).toEqual([0, 1]);
    expect(at(created, "cart.totalQuantity")).toBe(1);
    expect(at(created, "cart.cost.totalAmount.amount")).toBe("14.0");
    expect(at(created, "warnings.0.code")).toBe("MERCHANDISE_OUT_OF_STOCK");
    expect(at(created, "warnings.0.target")).toBe(at(created, "cart.lines.nodes.0.id"));
    expect(at(created, "userErrors")).toEqual([]);
  });
});

describe("an input that cannot be kept", () => {
  test.each([
    [
      "unknown merchandise",
      { merchandiseId: "gid://shopify/ProductVariant/1", quantity: 1 },
      "INVALID",
      "merchandiseId",
    ],
    ["no quantity at all", { merchandiseId: "oil", quantity: 0 }, "MINIMUM_NOT_MET", "quantity"],
    ["a negative quantity", { merchandiseId: "oil", quantity: -5 }, "MINIMUM_NOT_MET", "quantity"],
    ["a hundred of one", { merchandiseId: "oil", quantity: 100 }, "MAXIMUM_EXCEEDED", "quantity"],
    [
      "a selling plan",
      { merchandiseId: "oil", quantity: 1, sellingPlanId: "gid://shopify/SellingPlan/1" },
      "SELLING_PLAN_NOT_APPLICABLE",
      "sellingPlanId",
    ],
  ])("%s is a user error and no cart", async (_, line, code, field) => {
    const merchandiseId = line.merchandiseId === "oil" ? oil : line.merchandiseId;
    const created = await createCart(store, [{ ...line, merchandiseId }]);

    expect(at(created, "cart")).toBeNull();
    expect(at(created, "userErrors.0.code")).toBe(code);
    expect(at(created, "userErrors.0.field")).toEqual(["input", "lines", "0", field]);
    expect(String(at(created, "userErrors.0.message")).length).toBeLessThan(300);
  });

  test("a quantity that is no 32-bit integer is a GraphQL error", async () => {
    const { errors } = await store.query(CREATE_CART, {
      input: { lines: [{ merchandiseId: oil, quantity: 1e12 }] },
    });

    expect(errors?.[0]?.message).toContain("Int");
  });

  test("more than 250 lines are refused as the API refuses long lists", async () => {
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: oil, quantity: 1 }));
    const { errors } = await store.query(CREATE_CART, { input: { lines } });

    expect(errors?.[0]?.extensions?.code).toBe("MAX_INPUT_SIZE_EXCEEDED");
  });

  test("a note beyond 5,000 characters is a user error", async () => {
    const { data } = await store.query(CREATE_CART, { input: { note: "x".repeat(5_001) } });

    expect(at(data, "cartCreate.userErrors.0.code")).toBe("NOTE_TOO_LONG");
  });

  const words = "x".repeat(10_000);
  test.each([
    ["attributes", { attributes: [1, 2, 3].map((key) => ({ key: `${key}`, value: words })) }],
    ["the names of attributes", { attributes: [{ key: words + words, value: "" }] }],
    ["discount codes", { discountCodes: [words, `${words}x`] }],
    ["an email address", { buyerIdentity: { email: words.repeat(3) } }],
  ])("%s beyond 20,000 characters make a cart that is too large", async (_, input) => {
    const { data } = await store.query(CREATE_CART, { input });

    expect(at(data, "cartCreate.cart")).toBeNull();
    expect(at(data, "cartCreate.userErrors")).toEqual([
      { code: "CART_TOO_LARGE", field: ["input"], message: "The cart is too large to save." },
    ]);
  });

  test("attributes of lines beyond 20,000 characters together are a user error", async () => {
    const attributes = [{ key: "engraving", value: words }];
    const line = (quantity: number, key: string) => ({
      merchandiseId: oil,
      quantity,
      attributes: [...attributes, { key, value: "" }],
    });
    const whole = await store.query(CREATE_CART, {
      input: { lines: [line(1, "a"), line(1, "b")] },
    });
    const half = await store.query(CREATE_CART, { input: { lines: [line(1, "a")] } });
    const id = at(half.data, "cartCreate.cart.id");
    const added = await store.query(
      `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${PAYLOAD} } }`,
      { id, lines: [line(1, "b")] },
    );
    const updated = await store.query(
      `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${PAYLOAD} } }`,
      {
        id,
        lines: [
          {
            id: at(half.data, "cartCreate.cart.lines.nodes.0.id"),
            attributes: [...attributes, ...attributes],
          },
        ],
      },
    );

    expect(at(whole.data, "cartCreate.cart")).toBeNull();
    for (const payload of [
      whole.data?.cartCreate,
      added.data?.cartLinesAdd,
      updated.data?.cartLinesUpdate,
    ])
      expect(at(payload, "userErrors.0.code")).toBe("CART_TOO_LARGE");
    expect(at(added.data, "cartLinesAdd.cart")).toBeNull();
  });

  test("more than 250 attributes of a line are refused as the API refuses long lists", async () => {
    const attributes = Array.from({ length: 251 }, (_, key) => ({ key: `${key}`, value: "" }));
    const lines = [{ merchandiseId: oil, quantity: 1, attributes }];
    const { errors } = await store.query(CREATE_CART, { input: { lines } });

    expect(errors?.[0]?.extensions?.code).toBe("MAX_INPUT_SIZE_EXCEEDED");
  });
});
