import { expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { productFeed } from "./product-feed";

const siteUrl = "https://shop.example";
const images = [{ url: "/cdn/oil.jpg", alt: "" }];
const sized = (id: string, value: string) =>
  testVariant({ id, selectedOptions: [{ name: "Size", value }] });

/** The feed's rows; a field in quotation marks without them. */
function read(...products: ReturnType<typeof testProduct>[]) {
  const toValue = (field: string) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
  const [names = [], ...rows] = productFeed(products, siteUrl)
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t").map(toValue));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}

test("each variant is a row, with the earlier price beside the one that is paid", () => {
  const variants = [sized("7", '1"'), { ...sized("8", "2"), compareAtPrice: usd("12.00") }];
  const product = testProduct({
    id: "gid://shopify/Product/42",
    handle: "oil",
    title: "Oil",
    images,
  });

  expect(read({ ...product, variants, description: 'For\tends.\nAnd "tips".' })).toEqual([
    {
      id: "7",
      item_group_id: "42",
      title: 'Oil, 1"',
      description: 'For ends. And "tips".',
      link: `${siteUrl}/products/oil?variant=7`,
      image_link: `${siteUrl}/cdn/oil.jpg`,
      availability: "in_stock",
      price: "10.00 USD",
      sale_price: "",
      unit_pricing_measure: "",
      unit_pricing_base_measure: "",
      condition: "new",
      brand: "Solenne",
    },
    expect.objectContaining({ id: "8", price: "12.00 USD", sale_price: "10.00 USD" }),
  ]);
});

test("what has a unit price is a row with its measures, where services know them", () => {
  const sold = { price: usd("4.00"), quantityValue: 2.5, quantityUnit: "M2" };
  const rows = [1, 250].map((referenceValue) => {
    const unitPrice = { ...sold, referenceValue, referenceUnit: "M2" };
    return read(testProduct({ images, variants: [testVariant({ unitPrice })] }))[0];
  });

  const measured = { unit_pricing_measure: "2.5sqm", unit_pricing_base_measure: "1sqm" };
  expect(rows).toMatchObject([measured, { ...measured, unit_pricing_base_measure: "" }]);
});

test.each([
  ["without an image", { variants: [testVariant()] }],
  ["on backorder", { images, variants: [testVariant({ isBackordered: true })] }],
  ["sold by subscription only", { images, variants: [testVariant()], requiresSellingPlan: true }],
  ["hidden", { images, variants: [testVariant()], isHidden: true as const }],
])("what is %s is left out", (_, parts) => {
  expect(read(testProduct(parts))).toEqual([]);
});
