import { describe, expect, onTestFinished, test } from "vitest";
import { productRecord } from "../tests/support/catalogues.ts";
import {
  at,
  CART,
  CREATE_CART,
  line,
  listAt,
  openTestStore,
  PAYLOAD,
} from "./testing/test-store.ts";

const { query, queryError, createCart, getVariantId, getPlanIds } = openTestStore();
const oil = await getVariantId("hair-oil");
const capsules = await getVariantId("hair-nutraceutical");
const soldOut = await getVariantId("hair-nutraceutical", 2);
const scarce = await getVariantId("growth-strength-shampoo", 2);
const unknown = "gid://shopify/ProductVariant/1";
const [monthly = "", everyTwoMonths = ""] = await getPlanIds("hair-nutraceutical");
const [essentials = ""] = await getPlanIds("essentials-plan");
const gone = "gid://shopify/SellingPlan/1";

const READ = `query ($id: ID!) { cart(id: $id) { ${CART} } }`;
const changes = {
  Add: `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${PAYLOAD} } }`,
  Update: `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${PAYLOAD} } }`,
  Remove: `mutation ($id: ID!, $lines: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lines) { ${PAYLOAD} } }`,
};

async function change(kind: keyof typeof changes, id: unknown, ...lines: unknown[]) {
  const { data } = await query(changes[kind], { id, lines });
  return data?.[`cartLines${kind}`];
}

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
    ["CartInput.discountCodes", { discountCodes: ["SPRING"] }],
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

describe("a line with a selling plan", () => {
  test("costs what its plan says, and is a line of its own", async () => {
    const created = await createCart(
      line(capsules, 1),
      line(capsules, 2, monthly),
      line(capsules, 1, everyTwoMonths),
      line(capsules, 1, monthly),
    );

    const allocation = {
      sellingPlan: { id: monthly, name: "Every 30 days" },
      priceAdjustments: [{ price: { amount: "57.79" }, compareAtPrice: { amount: "67.99" } }],
    };
    expect(quantities(created)).toEqual([1, 3, 1]);
    expect(at(created, "cart.cost.totalAmount.amount")).toBe("299.15");
    expect(at(created, "cart.lines.nodes.0.sellingPlanAllocation")).toBeNull();
    expect(at(created, "cart.lines.nodes.1")).toMatchObject({
      cost: { totalAmount: { amount: "173.37" }, amountPerQuantity: { amount: "57.79" } },
      sellingPlanAllocation: allocation,
    });
  });

  test("shares the stock with the line that is bought once", async () => {
    const [plan] = await getPlanIds("growth-strength-shampoo", 2);

    expect(quantities(await createCart(line(scarce, 2), line(scarce, 2, plan)))).toEqual([2, 1]);
  });

  const wrong = "SELLING_PLAN_NOT_APPLICABLE";
  const notApplicable = "Cannot apply selling plan to variant";

  test.each([
    ["a plan that is gone", capsules, gone],
    ["another product's plan", capsules, essentials],
    ["a plan of a product without plans", oil, monthly],
  ])("of %s is refused in the words of the hosted service", async (_, merchandiseId, planId) => {
    const field = ["input", "lines", "1", "sellingPlanId"];

    expect(await createCart(line(oil), line(merchandiseId, 1, planId))).toMatchObject({
      cart: null,
      userErrors: [{ code: wrong, field, message: notApplicable }],
    });
  });

  test("gets another plan, or none, and keeps its plan when only its quantity changes", async () => {
    const created = await createCart(line(capsules, 1, monthly));
    const [cartId, id] = [at(created, "cart.id"), lineId(created, 0)];
    const planOf = (payload: unknown) =>
      at(payload, "cart.lines.nodes.0.sellingPlanAllocation.sellingPlan.id");

    const more = await change("Update", cartId, { id, quantity: 2 });
    expect([planOf(more), quantities(more)]).toEqual([monthly, [2]]);
    const other = await change("Update", cartId, { id, sellingPlanId: everyTwoMonths });
    expect(planOf(other)).toBe(everyTwoMonths);
    expect(await change("Update", cartId, { id, sellingPlanId: gone })).toMatchObject({
      userErrors: [{ code: wrong, field: ["lines", "0", "sellingPlanId"] }],
    });
    const once = await change("Update", cartId, { id, sellingPlanId: null });
    expect([planOf(once), quantities(once)]).toEqual([undefined, [2]]);
    expect(at(once, "cart.cost.totalAmount.amount")).toBe("135.98");
  });
});

describe("a product that is sold with a plan only", () => {
  const plan = { number: 91, name: "Every month", days: 30 };
  const pricing = { type: "amount off", cents: 500 } as const;
  const planGroups = [{ name: "Monthly", plans: [{ ...plan, pricing }] }];
  const variants = [{ options: ["10 ml"], priceCents: 1400, stock: 9, planGroups }];
  const options = [{ name: "Size", values: ["10 ml"] }];
  const record = productRecord({ options, variants, requiresSellingPlan: true });

  test("is refused without one, and sold with one", async () => {
    const catalogue = { products: [record], articles: [] };
    const apart = openTestStore({ catalogue }, onTestFinished);
    const id = await apart.getVariantId("test-product");
    const [planId] = await apart.getPlanIds("test-product");

    expect(await apart.createCart(line(id))).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: "VARIANT_REQUIRES_SELLING_PLAN",
          field: ["input", "lines", "0", "sellingPlanId"],
          message: "Variant can only be purchased with a selling plan.",
        },
      ],
    });
    expect(await apart.createCart(line(id, 2, planId))).toMatchObject({
      cart: { cost: { totalAmount: { amount: "18.0" } } },
      userErrors: [],
    });
  });
});

describe("a cart that exists", () => {
  test("grows, changes and shrinks by its lines", async () => {
    const id = at(await createCart(line(oil)), "cart.id");

    const added = await change("Add", id, { merchandiseId: capsules }, line(oil));
    const [first, second] = [lineId(added, 0), lineId(added, 1)];

    expect(quantities(added)).toEqual([2, 1]);
    expect(quantities(await change("Update", id, { id: second, quantity: 4 }))).toEqual([2, 4]);
    expect(quantities(await change("Update", id, { id: second, quantity: 0 }))).toEqual([2]);
    expect(quantities(await change("Remove", id, first))).toEqual([]);
  });

  test("keeps a sold-out line while others change, until it is removed", async () => {
    const created = await createCart(line(soldOut, 2), line(oil));
    const id = at(created, "cart.id");
    const [empty, full] = [lineId(created, 0), lineId(created, 1)];

    expect(quantities(await change("Update", id, { id: full, quantity: 3 }))).toEqual([0, 3]);
    expect(quantities(await change("Update", id, { id: empty, quantity: 0 }))).toEqual([3]);
  });

  test("stays as it is when one of several changes is invalid", async () => {
    const id = at(await createCart(line(oil)), "cart.id");
    const noLine = "gid://shopify/CartLine/none?cart=none";
    const userErrors = [{ code: "INVALID_MERCHANDISE_LINE" }];

    expect(await change("Add", id, line(capsules), line(unknown))).toMatchObject({
      cart: null,
      userErrors: [{ field: ["lines", "1", "merchandiseId"] }],
    });
    const refused = { cart: null, userErrors };
    expect(await change("Update", id, { id: noLine, quantity: 2 })).toMatchObject(refused);
    expect(await change("Remove", id, noLine)).toMatchObject(refused);
    expect(quantities((await query(READ, { id })).data)).toEqual([1]);
  });

  test("that does not exist is a user error", async () => {
    expect(await change("Add", "gid://shopify/Cart/none")).toMatchObject({
      cart: null,
      userErrors: [{ code: "INVALID", field: ["cartId"] }],
    });
  });
});
