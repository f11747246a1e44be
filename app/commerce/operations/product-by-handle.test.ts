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
