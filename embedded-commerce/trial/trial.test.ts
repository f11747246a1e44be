import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestStore } from "../testing/test-store.ts";
import { fetchProducts, parseDomain } from "./fetch-products.ts";
import { readCsv, readJson, toCatalog, UnreadableProducts } from "./product-files.ts";
import { checkSource, writeReport } from "./report.ts";
import { relayUntilReady } from "./shop-output.ts";

const image = { src: "https://cdn.shopify.com/a.jpg", alt: "A jar", width: 800, height: 1000 };
const balm = {
  handle: "cedar-balm",
  title: "Cedar Balm",
  body_html: "<p>For <strong>dry</strong> hands &amp; elbows.</p>",
  vendor: "North Hut",
  tags: ["balm", "new"],
  options: [{ name: "Size" }],
  variants: [
    { option1: "S", price: "12.00", compare_at_price: "15.00", available: false },
    { option1: "L", price: "20.50", available: true },
  ],
  images: [image],
};
const json = (...products: object[]) => JSON.stringify({ products });

const csv = `\uFEFFHandle,Title,Body (HTML),Vendor,Tags,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Inventory Policy,Variant Barcode,Image Src,Image Alt Text
cedar-balm,Cedar Balm,"<p>Soft, ""quiet""</p>",North Hut,"balm, new",Size,S,12.00,0,deny,4006381333931,https://cdn.shopify.com/a.jpg,A jar
cedar-balm,,,,,,L,20.50,3,deny,,https://other.example/b.jpg,
`;

test("the store serves what products.json says of a product", async () => {
  const store = openTestStore({ catalog: toCatalog(readJson(json(balm))) }, onTestFinished);
  const { data } = await store.query(`{ product(handle: "cedar-balm") {
    title vendor tags descriptionHtml description
    images(first: 2) { edges { node { url altText width height } } }
    variants(first: 5) { edges { node { title availableForSale price { amount } compareAtPrice { amount } } } }
  } }`);

  expect(data?.product).toEqual({
    title: "Cedar Balm",
    vendor: "North Hut",
    tags: ["balm", "new"],
    descriptionHtml: balm.body_html,
    description: "For dry hands & elbows.",
    images: { edges: [{ node: { url: image.src, altText: "A jar", width: 800, height: 1000 } }] },
    variants: {
      edges: [
        {
          node: {
            title: "S",
            availableForSale: false,
            price: { amount: "12.0" },
            compareAtPrice: { amount: "15.0" },
          },
        },
        {
          node: {
            title: "L",
            availableForSale: true,
            price: { amount: "20.5" },
            compareAtPrice: null,
          },
        },
      ],
    },
  });
});

test("a CSV export has the same products", () => {
  const [product] = readCsv(csv);

  expect(product).toMatchObject({
    title: "Cedar Balm",
    body_html: '<p>Soft, "quiet"</p>',
    variants: [
      { option1: "S", price: "12.00", available: false },
      { option1: "L", price: "20.50", available: true },
    ],
    images: [{ alt: "A jar" }, { alt: "" }],
    hasBarcodes: false,
  });
});

test.each([
  ["Cedar-Balm", "cedar-balm"],
  [" Cedar Balm, 50% / L ", "cedar-balm-50-l"],
  ["Éclat_Nº5-", "éclat_nº5"],
])("the handle %j is %j, as the platform writes it, so that its page opens", (written, handle) => {
  const [listed] = readJson(json({ ...balm, handle: written }));
  const [imported, ...rest] = readCsv(
    `Handle,Title,Variant Price\n"${written}",A,1\n"${handle}",,2\n`,
  );

  expect(listed?.handle).toBe(handle);
  expect(imported).toMatchObject({ handle, variants: [{ price: "1" }, { price: "2" }] });
  expect(rest).toEqual([]);
});

test("a file that begins with a byte order mark is read", () => {
  expect(readJson(`\uFEFF${json(balm)}`)).toHaveLength(1);
});

test.each([";", "\t"])(
  "a CSV that a spreadsheet saved with %j between its fields is read",
  (mark) => {
    const rows = [
      ["Handle", "Title", "Variant Price"],
      ["a", '"A, ""B""; C"', '"12,50"'],
    ];
    const products = readCsv(`\uFEFF${rows.map((row) => row.join(mark)).join("\r\n")}\r\n`);

    expect(products[0]?.title).toBe('A, "B"; C');
    expect(toCatalog(products).products[0]?.variants[0]?.priceCents).toBe(1250);
  },
);

test("a product with tens of thousands of rows is read in moments", { timeout: 10_000 }, () => {
  const [product] = readCsv(
    `Handle,Title,Image Src\n${"a,A,https://a.example/b.jpg\n".repeat(60_000)}`,
  );

  expect(product?.images).toHaveLength(60_000);
});

test("a variant without a readable price, or with the options of an earlier one, is left out", () => {
  const [listed = balm.variants[0]] = balm.variants;
  const variants = [listed, { ...listed, price: "99.00" }, { option1: "XL", price: "soon" }];
  const { products } = toCatalog(readJson(json({ ...balm, variants }, balm)));

  expect(products).toHaveLength(1);
  expect(products[0]?.variants).toMatchObject([{ options: ["S"], priceCents: 1200 }]);
});

test.each([
  ["no JSON", () => readJson("<html>")],
  ["JSON of something else", () => readJson('{"products":[{"id":1}]}')],
  ["JSON with a product that has no handle", () => readJson(json(balm, { ...balm, handle: "" }))],
  ["JSON with a handle of marks", () => readJson(json({ ...balm, handle: "/" }))],
  ["a CSV of something else", () => readCsv("Name,Price\nA,1\n")],
  ["a broken CSV", () => readCsv('Handle,Title\n"a')],
])("%s is refused with what was expected", (_, read) => {
  expect(read).toThrow(UnreadableProducts);
});

test("the report says what would be wrong in the owner's words, the worst first", () => {
  const products = readCsv(csv);
  const broken = {
    name: "empty catalog",
    status: "error",
    seen: "no product",
    effect: "/shop is empty",
    action: "Import products",
  } as const;
  const setting = { ...broken, name: "SITE_URL" };
  const missing = ["/quiz", "/holidays"].map((page) => ({
    ...broken,
    status: "warning" as const,
    name: `products missing for ${page}`,
  }));
  const report = writeReport(1, [...checkSource(products), setting, ...missing, broken]);

  expect(report).not.toMatch(/SITE_URL|for \/holidays/);
  expect(report).toContain("products missing for /quiz");
  expect(report).toMatch(/^1 product was read\. [^\n]*\n\nBroken: empty catalog\n/);
  for (const name of [
    "an image that has no description",
    "an image on another host",
    "whose first variant is sold out",
    "a variant that has no barcode",
  ])
    expect(report).toContain(name);
});

test("products without a fault, of a source without barcodes, are reported as such", () => {
  const [, inStock = balm.variants[0]] = balm.variants;
  const sound = readJson(json({ ...balm, variants: [inStock] }));

  expect(writeReport(1, checkSource(sound))).toContain("Nothing would be wrong");
});

test("a store's pages are read one at a time, up to the fourth", async () => {
  const full = json(...Array.from({ length: 250 }, () => balm));
  let pending = 0;
  const fetchPage = vi.fn<typeof fetch>(async () => {
    pending += 1;
    expect(pending).toBe(1);
    await Promise.resolve();
    pending -= 1;
    return new Response(full);
  });

  expect(await fetchProducts("brand.example", fetchPage, 0)).toHaveLength(1000);
  expect(fetchPage.mock.calls.map(([url]) => url)).toEqual(
    [1, 2, 3, 4].map((page) => `https://brand.example/products.json?limit=250&page=${page}`),
  );
  const [, options] = fetchPage.mock.calls[0] ?? [];
  expect(new Headers(options?.headers).get("user-agent")).toContain("asked for by the owner");
});

test("reading ends with the last page, and with a refusal", async () => {
  const last = vi.fn<typeof fetch>(async () => new Response(json(balm)));
  expect(await fetchProducts("brand.example", last, 0)).toHaveLength(1);
  expect(last).toHaveBeenCalledOnce();

  const refusal = vi.fn<typeof fetch>(async () => new Response("", { status: 404 }));
  await expect(fetchProducts("brand.example", refusal, 0)).rejects.toThrow("answered with 404");
  expect(refusal).toHaveBeenCalledOnce();
});

test("a redirect is not followed to a store that nobody confirmed", async () => {
  const redirect = vi.fn<typeof fetch>(
    async () => new Response(null, { status: 301, headers: { location: "http://127.0.0.1/x" } }),
  );

  await expect(fetchProducts("brand.example", redirect, 0)).rejects.toThrow(
    "brand.example leads to 127.0.0.1",
  );
  expect(redirect).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ redirect: "manual" }),
  );
});

test("a redirect to the same store with www is followed once", async () => {
  const fetchPage = vi.fn<typeof fetch>(async (url) =>
    String(url).startsWith("https://www.")
      ? new Response(json(balm))
      : new Response(null, { status: 301, headers: { location: "https://www.brand.example/a" } }),
  );
  expect(await fetchProducts("brand.example", fetchPage, 0)).toHaveLength(1);

  const loop = vi.fn<typeof fetch>(
    async () => new Response(null, { status: 302, headers: { location: "/products.json" } }),
  );
  await expect(fetchProducts("brand.example", loop, 0)).rejects.toThrow("answered with 302");
  expect(loop).toHaveBeenCalledTimes(2);
});

test("an answer without an end is read no further than its limit", async () => {
  let sent = 0;
  const body = () =>
    new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.error(new Error("read on"));
        else controller.enqueue(new Uint8Array(1_000_000));
      },
    });

  await expect(fetchProducts("brand.example", async () => new Response(body()), 0)).rejects.toThrow(
    "is larger than 20 MB",
  );
  expect(sent).toBeLessThan(30);
});

test("an answer that breaks off is a problem of the store", async () => {
  const body = () =>
    new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) });

  await expect(fetchProducts("brand.example", async () => new Response(body()), 0)).rejects.toThrow(
    UnreadableProducts,
  );
});

test.each([
  ["brand.com", "brand.com"],
  ["https://www.Brand.com/collections/all", "www.brand.com"],
  ["localhost", null],
  ["127.0.0.1", null],
  ["brand.com:8080", null],
  ["", null],
])("%s names the store %s", (text, domain) => {
  expect(parseDomain(text)).toBe(domain);
});

test.each([
  ["announces its address", true, ["== build ==", "Brand is ready on http://localhost:3000"]],
  ["announces none for a report, after which it closes", false, ["== build =="]],
])("a shop that is ready %s", async (_, staysOpen, expected) => {
  const printed: string[] = [];
  const output = Readable.from(["== build ==\nBrand is rea", "dy on http://localhost:3000\n"]);

  await relayUntilReady(output, (line) => printed.push(line), staysOpen);

  expect(printed).toEqual(expected);
});
