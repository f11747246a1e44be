import { describe, expect, test } from "vitest";
import {
  at,
  CART,
  CREATE_CART,
  createCart,
  createTestStore,
  getVariantId,
  PAYLOAD,
  quantities,
} from "./testing/test-store.ts";

const store = createTestStore();
const oil = await getVariantId(store, "hair-oil");
const capsules = await getVariantId(store, "hair-nutraceutical");
const soldOut = await getVariantId(store, "hair-nutraceutical", 4);
const scarce = await getVariantId(store, "growth-strength-shampoo", 4);

const unknown = "gid://shopify/ProductVariant/1";

const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;
const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${PAYLOAD} } }`;
const REMOVE = `mutation ($id: ID!, $ids: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $ids) { ${PAYLOAD} } }`;

describe("a new cart", () => {
  test("holds its lines with exact costs and a checkout URL at the origin of the request", async () => {
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

  test("is found by its complete id alone", async () => {
    const created = await createCart(store, [{ merchandiseId: oil, quantity: 1 }]);
    const id = String(at(created, "cart.id"));

    const read = async (id: string) => (await store.query(READ, { id })).data?.cart;

    expect(await read(id)).toEqual(at(created, "cart"));
    expect(await read(id.replace(/\?.*/, ""))).toBeNull();
    expect(await read(`${id.slice(0, -1)}${id.endsWith("x") ? "y" : "x"}`)).toBeNull();
  });

  test.each([
    ["a note", { note: "A gift" }, "CartInput.note"],
    ["attributes", { attributes: [{ key: "card", value: "blank" }] }, "CartInput.attributes"],
    ["a discount code", { discountCodes: ["SPRING"] }, "CartInput.discountCodes"],
    ["a buyer", { buyerIdentity: { email: "ada@example.com" } }, "CartInput.buyerIdentity"],
    [
      "attributes of a line",
      { lines: [{ merchandiseId: unknown, attributes: [{ key: "engraving", value: "Ada" }] }] },
      "CartLineInput.attributes",
    ],
    [
      "a selling plan",
      { lines: [{ merchandiseId: unknown, sellingPlanId: "gid://shopify/SellingPlan/1" }] },
      "CartLineInput.sellingPlanId",
    ],
  ])("with %s is refused by name", async (_, input, field) => {
    const { data, errors } = await store.query(CREATE_CART, { input });

    expect(data).toEqual({ cartCreate: null });
    expect(errors?.[0]?.message).toBe(
      `The field ${field} is not supported by the embedded service.`,
    );
  });
});

describe("stock", () => {
  test("lowers a quantity that is too high and warns about that line", async () => {
    const created = await createCart(store, [{ merchandiseId: scarce, quantity: 9 }]);

    const target = at(created, "cart.lines.nodes.0.id");
    expect(quantities(created)).toEqual([3]);
    expect(created).toMatchObject({
      warnings: [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK", target }],
      userErrors: [],
    });
  });

  test("keeps what is sold out with quantity 0 and warns about that line, without an error", async () => {
    const created = await createCart(store, [
      { merchandiseId: soldOut, quantity: 1 },
      { merchandiseId: oil, quantity: 1 },
    ]);

    const target = at(created, "cart.lines.nodes.0.id");
    expect(quantities(created)).toEqual([0, 1]);
    expect(created).toMatchObject({
      cart: { totalQuantity: 1, cost: { totalAmount: { amount: "14.0" } } },
      warnings: [{ code: "MERCHANDISE_OUT_OF_STOCK", target }],
      userErrors: [],
    });
  });
});

describe("an invalid input", () => {
  test.each([
    ["unknown merchandise", unknown, 1, "INVALID", "merchandiseId"],
    ["no quantity at all", oil, 0, "MINIMUM_NOT_MET", "quantity"],
    ["a negative quantity", oil, -5, "MINIMUM_NOT_MET", "quantity"],
    ["a hundred of one", oil, 100, "MAXIMUM_EXCEEDED", "quantity"],
  ])("%s is a user error and no cart", async (_, merchandiseId, quantity, code, field) => {
    const created = await createCart(store, [{ merchandiseId, quantity }]);

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
});

describe("a cart that exists", () => {
  test("grows, changes and shrinks by its lines", async () => {
    const created = await createCart(store, [{ merchandiseId: oil, quantity: 1 }]);
    const id = at(created, "cart.id");

    const added = await store.query(ADD, {
      id,
      lines: [{ merchandiseId: capsules }, { merchandiseId: oil, quantity: 1 }],
    });
    const [first, second] = [0, 1].map((place) =>
      at(added.data, `cartLinesAdd.cart.lines.nodes.${place}.id`),
    );
    const updated = await store.query(UPDATE, { id, lines: [{ id: second, quantity: 4 }] });
    const zeroed = await store.query(UPDATE, { id, lines: [{ id: second, quantity: 0 }] });
    const removed = await store.query(REMOVE, { id, ids: [first] });

    expect(quantities(added.data?.cartLinesAdd)).toEqual([2, 1]);
    expect(quantities(updated.data?.cartLinesUpdate)).toEqual([2, 4]);
    expect(quantities(zeroed.data?.cartLinesUpdate)).toEqual([2]);
    expect(quantities(removed.data?.cartLinesRemove)).toEqual([]);
  });

  test("keeps a sold-out line while others change, until it is removed", async () => {
    const created = await createCart(store, [
      { merchandiseId: soldOut, quantity: 2 },
      { merchandiseId: oil, quantity: 1 },
    ]);
    const id = at(created, "cart.id");
    const [empty, full] = [0, 1].map((place) => at(created, `cart.lines.nodes.${place}.id`));

    const updated = await store.query(UPDATE, { id, lines: [{ id: full, quantity: 3 }] });
    const removed = await store.query(UPDATE, { id, lines: [{ id: empty, quantity: 0 }] });

    expect(quantities(updated.data?.cartLinesUpdate)).toEqual([0, 3]);
    expect(quantities(removed.data?.cartLinesUpdate)).toEqual([3]);
  });

  test("merges two lines when an update makes them equal", async () => {
    const created = await createCart(store, [
      { merchandiseId: oil, quantity: 1 },
      { merchandiseId: capsules, quantity: 2 },
    ]);
    const { data } = await store.query(UPDATE, {
      id: at(created, "cart.id"),
      lines: [{ id: at(created, "cart.lines.nodes.1.id"), merchandiseId: oil }],
    });

    expect(quantities(data?.cartLinesUpdate)).toEqual([3]);
  });

  test("stays as it is when one of several changes is invalid", async () => {
    const created = await createCart(store, [{ merchandiseId: oil, quantity: 1 }]);
    const id = at(created, "cart.id");
    const noLine = "gid://shopify/CartLine/none?cart=none";

    const lines = [{ merchandiseId: capsules }, { merchandiseId: unknown }];

    const added = await store.query(ADD, { id, lines });
    const updated = await store.query(UPDATE, { id, lines: [{ id: noLine, quantity: 2 }] });
    const removed = await store.query(REMOVE, { id, ids: [noLine] });

    const { data } = await store.query(READ, { id });
    expect(quantities(data)).toEqual([1]);
    const field = ["lines", "1", "merchandiseId"];
    const code = "INVALID_MERCHANDISE_LINE";
    expect(added.data?.cartLinesAdd).toMatchObject({ cart: null, userErrors: [{ field }] });
    expect(updated.data?.cartLinesUpdate).toMatchObject({ cart: null, userErrors: [{ code }] });
    expect(removed.data?.cartLinesRemove).toMatchObject({ cart: null, userErrors: [{ code }] });
  });

  test("that does not exist is a user error", async () => {
    const { data } = await store.query(ADD, { id: "gid://shopify/Cart/none", lines: [] });

    expect(data?.cartLinesAdd).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"] }],
    });
  });
});
