import { describe, expect, test } from "vitest";
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
  const seo = { title: "Serum for fine hair", description: null };
  const details = { vendor: "Maison Lune", descriptionHtml: "<p>For the scalp.</p>", seo };
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

test("the image of a variant is the last of all, unless the product has it", async () => {
  const price = { amount: "10.00", currencyCode: "USD" };
  const black = { url: "https://cdn.example/black.jpg", altText: "Black" };
  const variants = connect(
    { id: "1", title: "Red", price, image: { url, altText: null } },
    { id: "2", title: "Black", price, image: black },
  );

  const found = await read({ variants });

  expect(found?.images.map((image) => image.url)).toEqual([url, black.url]);
  expect(found?.variants.map(({ image }) => image)).toEqual([
    null,
    { url: black.url, alt: "Black" },
  ]);
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

describe("the videos of a product", () => {
  const previewImage = { url, altText: null, width: 540, height: 675 };
  const mp4 = (width: number, mimeType = "video/mp4") => ({
    url: `https://cdn.example/${width}.${mimeType.slice(6, 9)}`,
    mimeType,
    width,
  });
  const video = { alt: "A drop falls", previewImage, sources: [mp4(1280), mp4(720), mp4(480)] };

  /** The videos that are read from these nodes beside an answer that has the product. */
  async function readVideos(videos: unknown, errors?: unknown) {
    const response = { data: { product: listed, videos }, errors };
    return (await fetchProduct(createTestClient(response).client, "serum"))?.videos;
  }

  const readNodes = (...nodes: unknown[]) => readVideos({ media: connect(...nodes) });

  test("have a poster and the smallest file that is sharp on a phone", async () => {
    expect(await readNodes({}, video)).toEqual([
      {
        alt: "A drop falls",
        poster: { url, alt: "A drop falls", size: { width: 540, height: 675 } },
        sources: [{ url: "https://cdn.example/720.mp4", mimeType: "video/mp4" }],
      },
    ]);
  });

  test("have all encodings of that file, and the largest where all are small", async () => {
    const av1 = mp4(480, "video/mp4; codecs=av01.0.04M.08");
    const [found] = (await readNodes({ ...video, sources: [mp4(240), av1, mp4(480)] })) ?? [];

    expect(found?.sources).toEqual([av1, mp4(480)].map(({ url, mimeType }) => ({ url, mimeType })));
  });

  test.each([
    ["another platform's, which has no file", {}],
    ["without a poster", { ...video, previewImage: null }],
    ["without files", { ...video, sources: null }],
    ["as a list of parts only", { ...video, sources: [mp4(720, "application/x-mpegURL")] }],
    ["at an address that is none", { ...video, sources: [{ ...mp4(720), url: "javascript:1" }] }],
    ["that is null", null],
  ])("one %s is left out", async (_, node) => {
    expect(await readNodes(node)).toEqual([]);
  });

  test.each([
    ["refuses them", null, [{ message: "Access denied", path: ["videos", "media"] }]],
    ["does not know them", undefined, undefined],
    ["sends null", { media: null }, undefined],
  ])("are none where the store %s, and the product is there", async (_, videos, errors) => {
    expect(await readVideos(videos, errors)).toEqual([]);
  });
});
