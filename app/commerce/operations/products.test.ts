import { describe, expect, test } from "vitest";
import { createTestClient } from "../../../tests/support/test-client";
import type { CommerceClient } from "../client";
import { maxVariants } from "../list-sizes";
import { fetchProduct } from "./product-by-handle";
import { fetchCatalog, fetchProductAddresses, fetchProducts } from "./products";

const variant = {
  id: "gid://shopify/ProductVariant/1",
  title: "30 ml",
  price: { amount: "38.0", currencyCode: "USD" },
  availableForSale: true,
  selectedOptions: [{ name: "Size", value: "30 ml" }],
};
/** The product as the shop reads it. */
const bought = {
  ...variant,
  compareAtPrice: null,
  isBackordered: false,
  image: null,
  requiresShipping: true,
  sellingPlanAllocations: [],
};
const serum = {
  id: "gid://shopify/Product/1",
  title: "After-Wash Scalp Serum",
  description: "For the scalp.",
  handle: "after-wash-scalp-serum",
  tags: ["scalp", "Bestseller"],
  priceRange: { minVariantPrice: variant.price },
  images: connect(
    { url: "https://cdn.example/a.jpg", altText: "The bottle" },
    { url: "https://cdn.example/b.jpg", altText: null },
  ),
  variants: connect(variant),
  options: [{ name: "Size", values: ["30 ml"] }],
};

function connect(...nodes: unknown[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

/** A price under a plan, as the API sends it. */
function allocate(id: string, amount: string) {
  return {
    sellingPlan: { id, name: `Plan ${id}`, recurringDeliveries: true },
    priceAdjustments: [{ price: { amount, currencyCode: "USD" }, compareAtPrice: variant.price }],
  };
}

const respond = (data: object) => createTestClient({ data });
const readProduct = (node: unknown) => fetchProduct(respond({ product: node }).client, "serum");

describe("a product", () => {
  test("has lists without edges and nodes", async () => {
    const { priceRange, ...same } = serum;

    expect(await readProduct(serum)).toMatchObject({
      ...same,
      minPrice: priceRange.minVariantPrice,
      images: [
        { url: "https://cdn.example/a.jpg", alt: "The bottle" },
        { url: "https://cdn.example/b.jpg", alt: "" },
      ],
      variants: [bought],
      hasMoreVariants: false,
      requiresSellingPlan: false,
    });
  });

  const unitPrice = { amount: "126.67", currencyCode: "USD" };
  const sold = { quantityValue: 30, quantityUnit: "ML" };
  const measure = { ...sold, referenceValue: 100, referenceUnit: "ML" };

  test("has the store's unit price, which its card shows with the lowest price", async () => {
    const large = { ...variant, id: "2", price: { amount: "48.0", currencyCode: "USD" } };
    const small = { ...variant, unitPrice, unitPriceMeasurement: measure };
    const product = await readProduct({ ...serum, variants: connect(large, small) });

    const shown = { price: unitPrice, ...measure };
    expect(product?.variants.map((variant) => variant.unitPrice)).toEqual([undefined, shown]);
    expect(product?.minUnitPrice).toEqual(shown);
  });

  test.each([
    ["without a measure", { unitPrice }],
    [
      "of an unknown unit",
      { unitPrice, unitPriceMeasurement: { ...measure, referenceUnit: "UNKNOWN" } },
    ],
    ["that it could not read", { unitPrice: null, unitPriceMeasurement: measure }],
  ])("has no unit price %s", async (_, parts) => {
    const product = await readProduct({ ...serum, variants: connect({ ...variant, ...parts }) });

    expect(product?.variants).toEqual([bought]);
  });

  test("has the rule for its quantity where it is not sold one by one", async () => {
    const sixes = { minimum: 12, increment: 6, maximum: null };
    const any = { minimum: 1, increment: 1, maximum: null };
    const nodes = [sixes, any].map((quantityRule) => ({ ...variant, quantityRule }));
    const product = await readProduct({ ...serum, variants: connect(...nodes) });

    expect(product?.variants).toEqual([
      { ...bought, quantityRule: { ...sixes, maximum: 99 } },
      bought,
    ]);
  });

  const prices = ["48.0", "38.0", "9.0"].map((amount) => ({ amount, currencyCode: "USD" }));
  const [large, small, notFetched] = prices;
  const fetched = connect(...[large, small].map((price) => ({ ...variant, price }))).edges;
  const priceRange = { minVariantPrice: notFetched };
  const withMore = (hasNextPage: boolean) => ({ edges: fetched, pageInfo: { hasNextPage } });
  const full = connect(...Array.from({ length: maxVariants }, () => variant));

  test.each([
    ["the lowest of all when all variants are fetched", withMore(false), notFetched, false],
    ["the lowest that can be chosen when some are not", withMore(true), small, true],
    ["the same when the store only fills the list", full, variant.price, true],
  ])("has as its lowest price %s", async (_, variants, minPrice, hasMoreVariants) => {
    const shown = await readProduct({ ...serum, priceRange, variants });

    expect(shown).toMatchObject({ minPrice, hasMoreVariants });
  });

  const fields = ["description", "tags", "priceRange", "images", "variants", "options"];
  const noLists = { images: [], variants: [], options: [] };
  const nullLists = { images: null, variants: null, options: null };
  const priceless = { ...variant, id: "x", price: null };
  const unknown = { ...variant, availableForSale: undefined, selectedOptions: null };
  const notForSale = { ...bought, availableForSale: false, selectedOptions: [] };
  const empty = { title: serum.title, description: "", tags: [], minPrice: null, ...noLists };

  test.each([undefined, null])("is empty where the store sends %s", async (nothing) => {
    const missing = Object.fromEntries(fields.map((field) => [field, nothing]));

    expect(await readProduct({ ...serum, ...missing })).toMatchObject(empty);
  });

  test.each([
    ["connections without edges", { images: {}, variants: { edges: null } }, []],
    ["connections with holes", { images: { edges: [null, {}] }, variants: connect(null) }, []],
    ["an image without an address", { images: connect({ url: null, altText: "Lost" }) }, []],
    ["a variant without a price", { variants: connect(priceless, variant) }, [bought]],
    ["a variant of unknown availability", { variants: connect(unknown) }, [notForSale]],
  ])("with %s renders without them", async (_, parts, variants) => {
    const shown = await readProduct({ ...serum, ...nullLists, ...parts });

    expect(shown).toMatchObject({ ...noLists, variants });
  });

  test("with an option without values has it empty", async () => {
    const options = [{ name: "Size", values: null }];

    expect((await readProduct({ ...serum, options }))?.options).toEqual([
      { name: "Size", values: [] },
    ]);
  });

  test("has the prices of its variants under the plans that deliver again", async () => {
    const node = connect(allocate("p30", "32.3"), allocate("p60", "34.2"));
    const variants = connect({ ...variant, sellingPlanAllocations: node });

    const product = await readProduct({ ...serum, variants, requiresSellingPlan: true });

    expect(product).toMatchObject({ requiresSellingPlan: true });
    expect(product?.variants[0]?.sellingPlanAllocations).toEqual([
      {
        sellingPlan: { id: "p30", name: "Plan p30" },
        price: { amount: "32.3", currencyCode: "USD" },
        renewalPrice: { amount: "32.3", currencyCode: "USD" },
        introductoryOrders: 1,
        deliveries: 1,
        deliveryInterval: null,
        billingInterval: null,
        compareAtPrice: variant.price,
      },
      expect.objectContaining({ sellingPlan: { id: "p60", name: "Plan p60" } }),
    ]);
  });

  test("that is sold with a plan only has the lowest price under a plan", async () => {
    const withPlans = (...amounts: string[]) => ({
      ...variant,
      sellingPlanAllocations: connect(...amounts.map((amount) => allocate(amount, amount))),
    });
    const variants = connect(withPlans("32.3", "30.4"), withPlans("60.0"));
    const read = (requiresSellingPlan: boolean) =>
      readProduct({ ...serum, variants, requiresSellingPlan });

    expect((await read(true))?.minPrice?.amount).toBe("30.4");
    expect((await read(false))?.minPrice?.amount).toBe("38.0");
  });

  const plan = allocate("p", "32.3");
  const { sellingPlan } = plan;

  test.each([
    ["that delivers once", { sellingPlan: { ...sellingPlan, recurringDeliveries: false } }],
    ["without a name", { sellingPlan: { ...sellingPlan, name: "" } }],
    ["that is missing", { sellingPlan: null }],
    [
      "that charges only a part at checkout",
      { remainingBalanceChargeAmount: { amount: "20.0", currencyCode: "USD" } },
    ],
  ])("does not have a plan %s", async (_, parts) => {
    const variants = connect({
      ...variant,
      sellingPlanAllocations: connect({ ...plan, ...parts }),
    });

    expect((await readProduct({ ...serum, variants }))?.variants).toEqual([bought]);
  });

  test.each([
    ["no adjustments", { priceAdjustments: [] }],
    ["adjustments of null", { priceAdjustments: null }],
    ["an adjustment without a price", { priceAdjustments: [{ price: null }] }],
  ])("has a plan with %s at the variant's price", async (_, parts) => {
    const variants = connect({
      ...variant,
      sellingPlanAllocations: connect({ ...plan, ...parts }),
    });

    const product = await readProduct({ ...serum, variants, requiresSellingPlan: true });

    expect(product?.minPrice).toEqual(variant.price);
    expect(product?.variants[0]?.sellingPlanAllocations).toMatchObject([
      { price: variant.price, renewalPrice: variant.price, deliveries: 1, compareAtPrice: null },
    ]);
  });

  const groups = (...names: string[]) =>
    connect(
      ...names.map((name, index) => ({ name, sellingPlans: connect({ id: `p${index + 1}` }) })),
    );
  const monthly = (id: string, amount: string, name = "Delivery every month") => {
    const { sellingPlan, ...others } = allocate(id, amount);
    return { ...others, sellingPlan: { ...sellingPlan, name } };
  };

  test.each([
    [
      "the group tells apart",
      groups("Club", "Prepaid"),
      ["Delivery every month, Club", "Delivery every month, Prepaid"],
    ],
    ["no group tells apart", groups("Club", "Club"), Array(2).fill("Delivery every month")],
    ["no group is sent for", undefined, Array(2).fill("Delivery every month")],
  ])("names two plans of one name that %s", async (_, sellingPlanGroups, names) => {
    const sellingPlanAllocations = connect(monthly("p1", "36.0"), monthly("p2", "108.0"));
    const variants = connect({ ...variant, sellingPlanAllocations });

    const product = await readProduct({ ...serum, variants, sellingPlanGroups });

    const plans = product?.variants[0]?.sellingPlanAllocations;
    expect(plans?.map(({ sellingPlan }) => sellingPlan.name)).toEqual(names);
  });

  test("leaves the names of plans as they are where they differ", async () => {
    const sellingPlanAllocations = connect(
      monthly("p1", "36.0"),
      monthly("p2", "36.0", "Delivery every week"),
    );
    const variants = connect({ ...variant, sellingPlanAllocations });
    const sellingPlanGroups = groups("Club", "Prepaid");

    const product = await readProduct({ ...serum, variants, sellingPlanGroups });

    const plans = product?.variants[0]?.sellingPlanAllocations;
    expect(plans?.map(({ sellingPlan }) => sellingPlan.name)).toEqual([
      "Delivery every month",
      "Delivery every week",
    ]);
  });

  test.each([
    ["Title", "Default Title"],
    ["Titel", "Default Title"],
    ["Titre", "Default"],
    ["Title", "default title"],
  ])("with the one option %s of the one value %s has no options", async (name, value) => {
    const variants = connect({ ...variant, selectedOptions: [{ name, value }] });

    const product = await readProduct({ ...serum, variants, options: [{ name, values: [value] }] });

    expect(product).toMatchObject({ options: [], variants: [{ selectedOptions: [] }] });
  });

  test.each([
    ["beside another option", [{ name: "Size", values: ["30 ml"] }]],
    ["beside another value", []],
  ])("keeps a placeholder %s", async (_, others) => {
    const values = others.length > 0 ? ["Default"] : ["Default", "Large"];
    const options = [{ name: "Style", values }, ...others];

    expect(await readProduct({ ...serum, options })).toMatchObject({
      options,
      variants: [{ selectedOptions: variant.selectedOptions }],
    });
  });

  const gone = { ...variant, availableForSale: false };

  test.each([
    ["what the store says of the product", true, [gone], true],
    ["the same of a product that is sold out", false, [gone], false],
    ["what its variants say where the store says nothing", undefined, [gone, variant], true],
    ["the same where all of them are gone", undefined, [gone], false],
  ])("is for sale by %s", async (_, availableForSale, variants, expected) => {
    const product = await readProduct({
      ...serum,
      availableForSale,
      variants: connect(...variants),
    });

    expect(product).toMatchObject({ availableForSale: expected });
  });

  test.each([
    ["ships unless the store says otherwise", {}, {}, true],
    ["ships", { isGiftCard: false }, { requiresShipping: true }, true],
    ["does not ship as a gift card", { isGiftCard: true }, { requiresShipping: true }, false],
    ["does not ship as a file", { isGiftCard: false }, { requiresShipping: false }, false],
  ])("%s", async (_, ofProduct, ofVariant, requiresShipping) => {
    const variants = connect({ ...variant, ...ofVariant });

    expect(await readProduct({ ...serum, ...ofProduct, variants })).toMatchObject({
      variants: [{ requiresShipping }],
    });
  });

  test("is on backorder where the store sells what it has none of", async () => {
    const variants = connect({ ...variant, currentlyNotInStock: true });

    expect(await readProduct({ ...serum, variants })).toMatchObject({
      variants: [{ availableForSale: true, isBackordered: true }],
    });
  });

  const was = (amount: string, currencyCode = "USD") => ({ amount, currencyCode });

  test.each([
    ["higher", was("45.0"), was("45.0")],
    ["the same", was("38.0"), null],
    ["lower", was("9.0"), null],
    ["of another currency", was("45.0", "EUR"), null],
    ["missing", null, null],
  ])("has the earlier price that the store compares to: %s", async (_, sent, compareAtPrice) => {
    const variants = connect({ ...variant, compareAtPrice: sent });

    expect(await readProduct({ ...serum, variants })).toMatchObject({
      variants: [{ compareAtPrice }],
    });
  });

  const cost = (amount: string) => ({ amount, currencyCode: "USD" });
  const every = (interval: string, intervalCount: number) => ({ interval, intervalCount });

  test.each([
    [
      "introductory orders costs their price, then that of the renewals",
      {
        sellingPlan: {
          ...sellingPlan,
          priceAdjustments: [{ orderCount: 2 }, { orderCount: null }],
          billingPolicy: every("WEEK", 6),
          deliveryPolicy: every("WEEK", 6),
        },
        priceAdjustments: [
          { price: cost("9.0"), perDeliveryPrice: cost("9.0") },
          { price: cost("30.0"), perDeliveryPrice: cost("30.0"), compareAtPrice: cost("38.0") },
        ],
      },
      {
        price: cost("9.0"),
        renewalPrice: cost("30.0"),
        introductoryOrders: 2,
        deliveries: 1,
        deliveryInterval: { unit: "week", count: 6 },
        billingInterval: { unit: "week", count: 6 },
        compareAtPrice: cost("38.0"),
      },
    ],
    [
      "prepaid deliveries counts them, and does not read its name for when they come",
      {
        sellingPlan: {
          ...sellingPlan,
          name: "Every 3 months",
          billingPolicy: every("MONTH", 3),
          deliveryPolicy: every("MONTH", 1),
        },
        priceAdjustments: [
          { price: cost("54.0"), perDeliveryPrice: cost("18.0"), compareAtPrice: cost("60.0") },
        ],
      },
      {
        price: cost("54.0"),
        renewalPrice: cost("54.0"),
        deliveries: 3,
        deliveryInterval: { unit: "month", count: 1 },
        billingInterval: { unit: "month", count: 3 },
        compareAtPrice: cost("60.0"),
      },
    ],
    [
      "no policies comes when its name says",
      { sellingPlan: { ...sellingPlan, name: "Every 30 days" } },
      { deliveryInterval: { unit: "day", count: 30 }, billingInterval: { unit: "day", count: 30 } },
    ],
  ])("a plan with %s", async (_, parts, expected) => {
    const sellingPlanAllocations = connect({ ...plan, ...parts });
    const variants = connect({ ...variant, sellingPlanAllocations });
    const sellingPlanGroups = connect({
      name: "Club",
      sellingPlans: connect(parts.sellingPlan),
    });

    const product = await readProduct({ ...serum, variants, sellingPlanGroups });

    expect(product?.variants[0]?.sellingPlanAllocations).toMatchObject([expected]);
  });

  test.each([[undefined], [{}], ["?"]])("of %j is not an answer", async (product) => {
    await expect(readProduct(product)).rejects.toMatchObject({ kind: "unreadable" });
  });

  test("without a handle is not requested", async () => {
    const { client, variables } = respond({ product: serum });

    expect(await fetchProduct(client, "")).toBeNull();
    expect(variables).toEqual([]);
  });

  test("is requested with its handle as a variable, whatever is in it, and null if there is none", async () => {
    const { client, variables } = respond({ product: null });
    const handle = '") { shop { name } } # <b>../';

    expect(await fetchProduct(client, handle)).toBeNull();
    expect(variables).toEqual([{ handle }]);
  });
});

describe("a list of products", () => {
  test("is in the store's order, with the first image of each", async () => {
    const nodes = ["b", "a"].map((title) => ({ ...serum, title }));
    const { client, variables } = respond({ products: connect(...nodes) });

    const products = await fetchProducts(client, 20);

    expect(products.map(({ title }) => title)).toEqual(["b", "a"]);
    expect(products[0]?.images).toEqual([{ url: "https://cdn.example/a.jpg", alt: "The bottle" }]);
    expect(variables).toEqual([{ first: 20 }]);
  });

  test.each([
    [[null]],
    [[{ node: null }]],
    [[{ node: serum }, null]],
    [[{ node: { handle: "serum" } }]],
    [[{ node: { ...serum, title: null } }]],
    [[{ node: { ...serum, id: "" } }]],
  ])("with the edges %j is not an answer", async (edges) => {
    const { client } = respond({ products: { edges } });

    await expect(fetchProducts(client, 20)).rejects.toMatchObject({ kind: "unreadable" });
  });

  test.each([
    [0, [20]],
    [19, [20]],
    [20, [20, 250]],
  ])("of %i products takes requests for %j", async (count, firsts) => {
    const nodes = Array.from({ length: count }, () => serum);
    const { client, variables } = respond({ products: connect(...nodes) });

    expect(await fetchCatalog(client)).toHaveLength(count);
    expect(variables).toEqual(firsts.map((first) => ({ first })));
  });

  test("that is full is all when the store says that it has no more", async () => {
    const edges = Array.from({ length: 20 }, () => ({ node: serum }));
    const { client, variables } = respond({
      products: { edges, pageInfo: { hasNextPage: false } },
    });

    expect(await fetchCatalog(client)).toHaveLength(20);
    expect(variables).toEqual([{ first: 20 }]);
  });

  test.each([
    null,
    "none",
    { edges: null },
    { edges: { node: serum } },
    { edges: [{ node: ["?"] }] },
  ])("of %j is an error, not an empty shop", async (products) => {
    const request = fetchProducts(respond({ products }).client, 20);

    await expect(request).rejects.toMatchObject({ name: "CommerceError", kind: "unreadable" });
  });
});

describe("the addresses of all products", () => {
  const page = (handles: string[], endCursor: string | null) => ({
    products: {
      ...connect(
        ...handles.map((handle) => ({
          handle,
          images: serum.images,
          hidden: handle === "hidden" ? { value: "1" } : null,
        })),
      ),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  });

  test("are read through all pages of the list", async () => {
    const variables: unknown[] = [];
    const pages = [page(["a", "hidden", "b"], "next"), page(["c"], null)];
    const run = async (_: unknown, sent: unknown) => pages[variables.push(sent) - 1];
    const client = { hasSellingPlans: false, run: run as CommerceClient["run"] };

    const image = "https://cdn.example/a.jpg";
    expect(await fetchProductAddresses(client)).toEqual(
      ["a", "b", "c"].map((handle) => ({ handle, image })),
    );
    expect(variables).toEqual([
      { first: 250, after: null },
      { first: 250, after: "next" },
    ]);
  });

  test.each([
    ["begins again", () => "same"],
    ["never ends", (calls: number) => `page ${calls}`],
  ])("end where the list %s", async (_, getCursor) => {
    let calls = 0;
    const run = async () => page([], getCursor(++calls));
    const client = { hasSellingPlans: false, run: run as CommerceClient["run"] };

    expect(await fetchProductAddresses(client)).toEqual([]);
    expect(calls).toBeLessThanOrEqual(200);
  });
});

test.each([true, false])("selling plans are requested where they are read: %s", async (isRead) => {
  const { client, queries, variables } = createTestClient(
    { data: { products: connect(serum), product: serum } },
    isRead,
  );

  await fetchProducts(client, 20);
  await fetchProduct(client, "serum");

  expect(queries.map((query) => /sellingPlan/i.test(query))).toEqual([isRead, isRead]);
  expect(variables).toEqual([{ first: 20 }, { handle: "serum" }]);
});
