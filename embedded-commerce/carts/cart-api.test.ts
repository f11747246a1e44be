import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  at,
  CART,
  CREATE_CART,
  createCart,
  getVariantId,
  openTestStore,
  type TestStore,
} from "../testing/test-store.ts";

let store: TestStore;
let oil: string;
let capsules: string;
let soldOut: string;
let scarce: string;
beforeAll(async () => {
  store = openTestStore();
  oil = await getVariantId(store, "hair-oil");
  capsules = await getVariantId(store, "hair-nutraceutical");
  soldOut = await getVariantId(store, "hair-nutraceutical", 4);
  scarce = await getVariantId(store, "growth-strength-shampoo", 4);
});
afterAll(() => store.dispose());

const PAYLOAD = `cart { ${CART} } userErrors { code field message } warnings { code message target }`;
const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;

function quantities(payload: unknown): unknown {
  const nodes = at(payload, "cart.lines.nodes");
  return Array.isArray(nodes) ? nodes.map((line) => at(line, "quantity")) : nodes;
}

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

    const whole = await store.query(READ, { id });
    const withoutKey = await store.query(READ, { id: id.replace(/\?.*/, "") });
    const wrongKey = await store.query(READ, {
      id: `${id.slice(0, -1)}${id.endsWith("x") ? "y" : "x"}`,
    });

    expect(whole.data?.cart).toEqual(at(created, "cart"));
    expect(withoutKey.data?.cart).toBeNull();
    expect(wrongKey.data?.cart).toBeNull();
  });

  test.each([
    ["a note", { note: "A gift" }, "CartInput.note"],
    ["attributes", { attributes: [{ key: "card", value: "blank" }] }, "CartInput.attributes"],
    ["a discount code", { discountCodes: ["SPRING"] }, "CartInput.discountCodes"],
    ["a buyer", { buyerIdentity: { email: "ada@example.com" } }, "CartInput.buyerIdentity"],
    [
      "attributes of a line",
      {
        lines: [
          {
            merchandiseId: "gid://shopify/ProductVariant/1",
            attributes: [{ key: "engraving", value: "Ada" }],
          },
        ],
      },
      "CartLineInput.attributes",
    ],
    [
      "a selling plan",
      {
        lines: [
          {
            merchandiseId: "gid://shopify/ProductVariant/1",
            sellingPlanId: "gid://shopify/SellingPlan/1",
          },
        ],
      },
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

describe("an invalid input", () => {
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
});
