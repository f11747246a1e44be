import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  at,
  CART,
  createCart,
  getVariantId,
  openTestStore,
  type TestStore,
} from "../testing/test-store.ts";

let store: TestStore;
let oil: string;
let capsules: string;
beforeAll(async () => {
  store = openTestStore();
  oil = await getVariantId(store, "hair-oil");
  capsules = await getVariantId(store, "hair-nutraceutical");
});
afterAll(() => store.dispose());

const PAYLOAD = `cart { ${CART} } userErrors { code field message } warnings { code message target }`;
const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${PAYLOAD} } }`;
const UPDATE = `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${PAYLOAD} } }`;
const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;
const REMOVE = `mutation ($id: ID!, $ids: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $ids) { ${PAYLOAD} } }`;

function quantities(payload: unknown): unknown {
  const nodes = at(payload, "cart.lines.nodes");
  return Array.isArray(nodes) ? nodes.map((line) => at(line, "quantity")) : nodes;
}

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
    const soldOut = await getVariantId(store, "hair-nutraceutical", 4);
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

    const added = await store.query(ADD, {
      id,
      lines: [{ merchandiseId: capsules }, { merchandiseId: "gid://shopify/ProductVariant/1" }],
    });
    const updated = await store.query(UPDATE, { id, lines: [{ id: noLine, quantity: 2 }] });
    const removed = await store.query(REMOVE, { id, ids: [noLine] });

    const { data } = await store.query(READ, { id });
    expect(quantities(data)).toEqual([1]);
    for (const payload of [
      at(added.data, "cartLinesAdd"),
      at(updated.data, "cartLinesUpdate"),
      at(removed.data, "cartLinesRemove"),
    ])
      expect(at(payload, "cart")).toBeNull();
    expect(at(added.data, "cartLinesAdd.userErrors.0.field")).toEqual([
      "lines",
      "1",
      "merchandiseId",
    ]);
    expect(at(updated.data, "cartLinesUpdate.userErrors.0.code")).toBe("INVALID_MERCHANDISE_LINE");
    expect(at(removed.data, "cartLinesRemove.userErrors.0.code")).toBe("INVALID_MERCHANDISE_LINE");
  });

  test("that does not exist is a user error", async () => {
    const { data } = await store.query(ADD, { id: "gid://shopify/Cart/none", lines: [] });

    expect(data?.cartLinesAdd).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"] }],
    });
  });
});
