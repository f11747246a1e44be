import { describe, expect, test } from "vitest";
import {
  at,
  CART,
  CREATE_CART,
  line,
  listAt,
  openTestStore,
  PAYLOAD,
} from "./testing/test-store.ts";

const { query, queryError, createCart, changeCart, getVariantId } = openTestStore();
const oil = await getVariantId("hair-oil");
const capsules = await getVariantId("hair-nutraceutical");
const soldOut = await getVariantId("hair-nutraceutical", 2);
const scarce = await getVariantId("growth-strength-shampoo", 2);
const unknown = "gid://shopify/ProductVariant/1";

const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;

/** The quantities of a payload's lines, in order. */
const quantities = (payload: unknown) =>
  listAt(payload, "cart.lines.nodes").map((node) => at(node, "quantity"));
const lineId = (payload: unknown, index: number) => at(payload, `cart.lines.nodes.${index}.id`);

describe("a new cart", () => {
  test("holds its lines with exact costs and a checkout URL at the origin of the request", async () => {
    const created = await createCart(line(capsules, 3), line(oil, 2));

    const total = { amount: "231.97" };
    expect(created).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/),
        checkoutUrl: expect.stringMatching(/^http:\/\/store\.test\/cart\/c\/[\w-]+\?key=[\w-]+$/),
        totalQuantity: 5,
        cost: { subtotalAmount: total, totalAmount: { ...total, currencyCode: "USD" } },
      },
    });
  });

  test("merges equal merchandise into one line", async () => {
    expect(quantities(await createCart(line(oil), line(oil, 2)))).toEqual([3]);
  });

  test("may be empty", async () => {
    const { data } = await query(`mutation { cartCreate { ${PAYLOAD} } }`);

    expect(data?.cartCreate).toMatchObject({ cart: { totalQuantity: 0 }, userErrors: [] });
  });

  test("is found by its complete id alone", async () => {
    const created = await createCart(line(oil));
    const id = String(at(created, "cart.id"));

    const read = async (id: string) => (await query(READ, { id })).data?.cart;

    expect(await read(id)).toEqual(at(created, "cart"));
    expect(await read(id.replace(/\?.*/, ""))).toBeNull();
    expect(await read(`${id.slice(0, -1)}${id.endsWith("x") ? "y" : "x"}`)).toBeNull();
  });

  const attributes = [{ key: "engraving", value: "Ada" }];

  test.each([
    ["CartInput.note", { note: "A gift" }],
    ["CartInput.attributes", { attributes }],
    ["CartInput.buyerIdentity", { buyerIdentity: { email: "ada@example.com" } }],
    ["CartLineInput.attributes", { lines: [{ merchandiseId: unknown, attributes }] }],
  ])("with %s is refused by that name", async (field, input) => {
    expect(await queryError(CREATE_CART, { input })).toMatchObject({
      data: { cartCreate: null },
      message: `The field ${field} is not supported by the embedded service.`,
    });
  });
});

describe("stock", () => {
  test("lowers a quantity that is too high and warns about that line", async () => {
    const created = await createCart(line(scarce, 9));

    const warnings = [{ code: "MERCHANDISE_NOT_ENOUGH_STOCK", target: lineId(created, 0) }];
    expect(quantities(created)).toEqual([3]);
    expect(created).toMatchObject({ warnings, userErrors: [] });
  });

  test("keeps what is sold out with quantity 0 and warns about that line, without an error", async () => {
    const created = await createCart(line(soldOut), line(oil));

    const cart = { totalQuantity: 1, cost: { totalAmount: { amount: "14.0" } } };
    const warnings = [{ code: "MERCHANDISE_OUT_OF_STOCK", target: lineId(created, 0) }];
    expect(quantities(created)).toEqual([0, 1]);
    expect(created).toMatchObject({ cart, warnings, userErrors: [] });
  });
});

test.each([
  ["unknown merchandise", unknown, 1, "INVALID", "merchandiseId"],
  ["no quantity at all", oil, 0, "MINIMUM_NOT_MET", "quantity"],
  ["a negative quantity", oil, -5, "MINIMUM_NOT_MET", "quantity"],
  ["a hundred of one", oil, 100, "MAXIMUM_EXCEEDED", "quantity"],
])("%s is a user error and no cart", async (_, merchandiseId, quantity, code, field) => {
  const created = await createCart(line(merchandiseId, quantity));

  const userErrors = [{ code, field: ["input", "lines", "0", field] }];
  expect(created).toMatchObject({ cart: null, userErrors });
  expect(String(at(created, "userErrors.0.message")).length).toBeLessThan(300);
});

describe("a cart that exists", () => {
  test("grows and shrinks by its lines", async () => {
    const id = at(await createCart(line(oil)), "cart.id");

    const added = await changeCart("Add", id, { merchandiseId: capsules }, line(oil));
    const [first, second] = [lineId(added, 0), lineId(added, 1)];

    expect(quantities(added)).toEqual([2, 1]);
    expect(quantities(await changeCart("Remove", id, second))).toEqual([2]);
    expect(await changeCart("Remove", id, first)).toMatchObject({
      cart: { totalQuantity: 0 },
      userErrors: [],
      warnings: [],
    });
  });

  test("keeps a sold-out line while others change, until it is removed", async () => {
    const created = await createCart(line(soldOut, 2), line(oil));
    const id = at(created, "cart.id");
    const empty = lineId(created, 0);

    expect(quantities(await changeCart("Add", id, line(oil, 2)))).toEqual([0, 3]);
    expect(quantities(await changeCart("Remove", id, empty))).toEqual([3]);
  });

  test("stays as it is when one of several changes is invalid", async () => {
    const id = at(await createCart(line(oil)), "cart.id");
    const noLine = "gid://shopify/CartLine/none?cart=none";

    expect(await changeCart("Add", id, line(capsules), line(unknown))).toMatchObject({
      cart: null,
      userErrors: [{ field: ["lines", "1", "merchandiseId"] }],
    });
    expect(await changeCart("Remove", id, noLine)).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID_MERCHANDISE_LINE", field: ["lineIds", "0"] }],
      warnings: [],
    });
    expect(quantities((await query(READ, { id })).data)).toEqual([1]);
  });

  test("that does not exist is a user error", async () => {
    expect(await changeCart("Add", "gid://shopify/Cart/none")).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"] }],
    });
  });
});
