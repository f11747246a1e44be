import { describe, expect, test } from "vitest";
import { catalog } from "#brand/store/catalog.ts";
import { toMinorUnits } from "../app/lib/money.ts";
import { productRecord, standardProduct } from "../tests/support/catalogs.ts";
import type { SellingPlanRecord, VariantRecord } from "./data/records.ts";
import { getSku, indexCatalog } from "./store-index.ts";

const variant = { options: ["10 ml"], priceCents: 1000, stock: 1 };

describe("the id of", () => {
  test("a product, a variant, a plan and an article never changes", () => {
    const { productByHandle, articleByHandle } = indexCatalog(catalog);
    const capsules = productByHandle.get("hair-nutraceutical");
    const [first] = capsules?.variants ?? [];
    const [record] = catalog.articles;

    expect(capsules?.id).toBe(`gid://shopify/Product/840000000${capsules?.record.number}`);
    expect(first?.id).toBe("gid://shopify/ProductVariant/45158005558596");
    expect(first?.allocations[0]?.planId).toBe("gid://shopify/SellingPlan/690000000001");
    expect(articleByHandle.get(record?.handle ?? "")?.id).toMatch(
      new RegExp(`^gid://shopify/Article/6000+${record?.number}$`),
    );
  });

  test("each product and variant of the sample catalog is the one of version 1.0.0", () => {
    const { products } = indexCatalog(catalog);
    const toNumber = ({ id }: { id: string }) => Number(/\d+$/.exec(id)?.[0]);

    expect(
      Object.fromEntries(
        products.map((product) => [
          product.record.handle,
          [product, ...product.variants].map(toNumber),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "after-wash-scalp-serum": [
          8400000001400,
          45448991819900,
        ],
        "clarifying-scalp-scrub": [
          8400000001900,
          45507709943157,
        ],
        "complete-plan": [
          8400000004200,
          45464456680486,
          45529793383459,
          45996209328892,
        ],
        "complete-wellness-kit": [
          8400000003300,
          45830603338415,
        ],
        "conditioner": [
          8400000001600,
          45694179560397,
          45002206202353,
        ],
        "essentials-plan": [
          8400000004100,
          45440649693560,
          45186985020000,
          45859705472032,
        ],
        "growth-strength-shampoo": [
          8400000001200,
          45794031272738,
          45729861375087,
          45087750409330,
        ],
        "hair-nutraceutical": [
          8400000001100,
          45158005558596,
          45521818193234,
          45642964490343,
        ],
        "hair-nutraceutical-45": [
          8400000001300,
          45250327504081,
          45219467409471,
          45229770542945,
        ],
        "hair-oil": [
          8400000001700,
          45587489743988,
          45556363926128,
        ],
        "holiday-glow-bundle": [
          8400000003100,
          45913022074176,
        ],
        "overnight-scalp-mask": [
          8400000002000,
          45279233459870,
        ],
        "scalp-oil-pearls": [
          8400000001800,
          45724032665652,
        ],
        "self-care-ritual-bundle": [
          8400000003200,
          45538399785757,
        ],
        "shampoo": [
          8400000001500,
          45929241027342,
          45821947129671,
        ],
        "transformation-plan": [
          8400000004300,
          45640655371165,
          45126381685835,
          45513272875908,
        ],
      }
    `);
  });

  test("a variant stays when its option is reworded or it moves, and its number is its position", () => {
    const renamed = { ...variant, options: ["1/3 oz"], formerOptions: ["10 ml"] };
    const other = { ...variant, options: ["50 ml"] };
    const getIds = (...variants: VariantRecord[]) =>
      indexCatalog({ products: [productRecord({ variants })], articles: [] }).products[0]?.variants;
    const [before] = getIds(variant, other) ?? [];

    expect(getIds(other, renamed)?.[1]).toMatchObject({ id: before?.id, title: "1/3 oz" });
    expect(getSku(productRecord({}), 0)).toMatch(/-90000-1$/);
  });

  test.each([
    ["products", { handle: "hair-oil", number: 1 }],
    ["variants", { variants: [variant, variant] }],
  ])("two %s must not be the same", (_, parts) => {
    const products = [standardProduct("hair-oil"), productRecord(parts)];

    expect(() => indexCatalog({ products, articles: [] })).toThrow(/two entries with the identity/);
  });
});

test.each<[SellingPlanRecord["pricing"], number]>([
  [{ type: "percentage", percent: 15 }, 850],
  [{ type: "amount off", cents: 300 }, 700],
  [{ type: "amount off", cents: 1200 }, 0],
  [{ type: "fixed price", cents: 780 }, 780],
])("under a plan of %j ten dollars become %i cents", (pricing, expected) => {
  const plan = { number: 9, name: "Monthly", days: 30, pricing };
  const variants = [{ ...variant, planGroups: [{ name: "Plans", plans: [plan] }] }];
  const { products } = indexCatalog({ products: [productRecord({ variants })], articles: [] });

  const [allocation] = products[0]?.variants[0]?.allocations ?? [];
  expect(allocation).toMatchObject({ plan, planId: "gid://shopify/SellingPlan/690000000009" });
  expect(allocation && toMinorUnits(allocation.charges.price)).toBe(expected);
});

test("the images are those of products, of their variants, of their videos, of articles and of their texts", () => {
  const [article] = catalog.articles;
  if (!article) throw new Error("The catalog has no article");
  const contentHtml =
    '<p>a</p><img src="/cdn/shop/files/in-text-2.jpg?v=1"><img src="/other/a.jpg">';
  const articles = [{ ...article, contentHtml, image: { shot: "head", alt: "" } }];
  const product = productRecord({
    images: [{ shot: "oil-front", alt: "" }],
    variants: [{ options: [], priceCents: 1, stock: 1, image: { shot: "oil-small", alt: "" } }],
    video: { shot: "oil-loop", alt: "" },
  });

  expect([...indexCatalog({ products: [product], articles }).images]).toEqual([
    "oil-front",
    "oil-small",
    "oil-loop",
    "head",
    "in-text-2",
  ]);
});
