import { expect, test } from "vitest";
import { createTestClient } from "../../../tests/support/test-client";
import { fetchProduct } from "./product-by-handle";

const url = "https://cdn.example/a.jpg";
const listed = { id: "1", handle: "serum", title: "Serum", images: connect({ url, altText: "" }) };

function connect(...nodes: unknown[]) {
  return { edges: nodes.map((node) => ({ node })) };
}

const read = (parts: object) =>
  fetchProduct(createTestClient({ data: { product: { ...listed, ...parts } } }).client, "serum");

test("a product's own page has its vendor, its text with markup, and the size of its images", async () => {
  const details = { vendor: "Maison Lune", descriptionHtml: "<p>For the scalp.</p>" };
  const sizes = connect({ url, width: 1000, height: 800 });

  expect(await read({ ...details, sizes })).toMatchObject({
    ...details,
    images: [{ url, size: { width: 1000, height: 800 } }],
  });
});

test.each([
  ["nothing", {}],
  ["null", { vendor: null, descriptionHtml: null, sizes: null }],
  ["no size", { sizes: connect({ url, width: null, height: null }) }],
  ["another image", { sizes: connect({ url: "https://cdn.example/b.jpg", width: 1, height: 1 }) }],
])("where the store sends %s of that, it is empty", async (_, parts) => {
  expect(await read(parts)).toMatchObject({
    vendor: "",
    descriptionHtml: "",
    images: [{ url, size: null }],
  });
});

const price = { amount: "10.00", currencyCode: "USD" };
const sell = (numbers: object) =>
  read({ variants: connect({ id: "v", title: "V", price, ...numbers }) });

test("a variant has its SKU, and a barcode that is a GTIN", async () => {
  const found = await sell({ sku: "SER-50", barcode: " 4006381333931 " });

  expect(found?.variants).toMatchObject([{ sku: "SER-50", gtin: "4006381333931" }]);
});

test.each([
  ["nothing", null],
  ["a wrong check digit", "4006381333930"],
  ["a number of another length", "12345"],
  ["letters", "SERUM-50"],
  ["eleven digits", "40063813339"],
])("%s as barcode is no GTIN", async (_, barcode) => {
  expect((await sell({ sku: "", barcode }))?.variants[0]).not.toHaveProperty("gtin");
  expect((await sell({ sku: "", barcode }))?.variants[0]).not.toHaveProperty("sku");
});

test.each(["96385074", "036000291452", "10614141000415"])("%s is a GTIN", async (barcode) => {
  expect((await sell({ barcode }))?.variants).toMatchObject([{ gtin: barcode }]);
});
