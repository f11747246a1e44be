import { parse } from "csv-parse/sync";
import * as v from "valibot";
import type { Catalog, ProductRecord, VariantRecord } from "../data/records.ts";

/** A file or response without products; the message says what was expected. */
export class UnreadableProducts extends Error {}

const text = v.optional(v.nullable(v.string()), "");
const PublicProduct = v.object({
  handle: v.pipe(v.string(), v.transform(toHandle), v.nonEmpty("a product needs a handle")),
  title: v.string(),
  body_html: text,
  vendor: text,
  product_type: text,
  published_at: text,
  tags: v.optional(v.union([v.array(v.string()), v.string()]), []),
  options: v.optional(v.array(v.object({ name: v.string() })), []),
  variants: v.array(
    v.object({
      option1: text,
      option2: text,
      option3: text,
      price: v.string(),
      compare_at_price: text,
      available: v.optional(v.boolean(), true),
    }),
  ),
  images: v.optional(
    v.array(
      v.object({
        src: v.string(),
        alt: text,
        width: v.optional(v.nullable(v.number()), null),
        height: v.optional(v.nullable(v.number()), null),
      }),
    ),
    [],
  ),
});
type PublicProduct = v.InferOutput<typeof PublicProduct>;

/** A product of a store, and whether each of its variants has a barcode; null where the source does not say. */
export type ForeignProduct = PublicProduct & { hasBarcodes: boolean | null };

/**
 * The handle that the platform makes of a text: small letters, and one hyphen for the spaces and marks between words.
 * Pages have no other addresses.
 */
function toHandle(text: string): string {
  const words = text.toLowerCase().split(/[\s!-/:-@[-^`{-~]+/);
  return words.filter((word) => word !== "").join("-");
}

/** The products of the platform's public `products.json`, or a list of them. Throws `UnreadableProducts`. */
export function readJson(json: string): ForeignProduct[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    throw new UnreadableProducts('This is not JSON. A products.json begins with {"products":[.');
  }
  const list = v.is(v.object({ products: v.unknown() }), parsed) ? parsed.products : parsed;
  const result = v.safeParse(v.array(PublicProduct), list);
  if (result.success) return result.output.map((product) => ({ ...product, hasBarcodes: null }));
  const [issue] = result.issues;
  throw new UnreadableProducts(
    `These are not products as products.json lists them: ${v.getDotPath(issue) ?? "the list"}: ${issue.message}`,
  );
}

const Rows = v.array(v.record(v.string(), v.string()));

/** The rows of the platform's CSV export; a product has one row for each variant or image. Throws `UnreadableProducts`. */
export function readCsv(csv: string): ForeignProduct[] {
  const rows = parseRows(csv);
  const products = Map.groupBy(rows, (row) => toHandle(row.Handle ?? row["URL handle"] ?? ""));
  products.delete("");
  if (products.size === 0)
    throw new UnreadableProducts("This is no product export: it has no column Handle with values.");
  return [...products].map(([handle, own]) => toProduct(handle, own));
}

function parseRows(csv: string) {
  try {
    const options = { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true };
    return v.parse(Rows, parse(csv, { ...options, delimiter: findDelimiter(csv) }));
  } catch (cause) {
    throw new UnreadableProducts(`This CSV cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** The separator of the first row. Spreadsheets save with that of their country. */
function findDelimiter(csv: string): string {
  const [header = ""] = csv.split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function toProduct(handle: string, rows: readonly Record<string, string>[]): ForeignProduct {
  const [first = {}] = rows;
  const variants = rows.filter((row) => row["Variant Price"]);
  return {
    handle,
    title: first.Title || handle,
    body_html: first["Body (HTML)"] ?? "",
    vendor: first.Vendor ?? "",
    product_type: first.Type ?? "",
    published_at: "",
    tags: first.Tags ?? "",
    options: ["Option1 Name", "Option2 Name", "Option3 Name"].flatMap((column) =>
      first[column] ? [{ name: first[column] }] : [],
    ),
    variants: variants.map((row) => ({
      option1: row["Option1 Value"] ?? "",
      option2: row["Option2 Value"] ?? "",
      option3: row["Option3 Value"] ?? "",
      price: row["Variant Price"] ?? "",
      compare_at_price: row["Variant Compare At Price"] ?? "",
      available: isInStock(row),
    })),
    images: rows.flatMap((row) =>
      row["Image Src"]
        ? [{ src: row["Image Src"], alt: row["Image Alt Text"] ?? "", width: null, height: null }]
        : [],
    ),
    hasBarcodes: variants.every((row) => (row["Variant Barcode"] ?? "").trim() !== ""),
  };
}

/** Reads the stock, which a store without a number does not count. */
function isInStock(row: Record<string, string>): boolean {
  const quantity = row["Variant Inventory Qty"] ?? "";
  return quantity === "" || Number(quantity) > 0 || row["Variant Inventory Policy"] === "continue";
}

/** Enough for any order of a trial. */
const assumedStock = 1_000;

/** The products as a catalog of the embedded store, in their order; what has no readable price or an earlier handle is left out. */
export function toCatalog(products: readonly ForeignProduct[]): Catalog {
  const byHandle = new Map(products.toReversed().map((product) => [product.handle, product]));
  const unique = products.filter((product) => byHandle.get(product.handle) === product);
  return { products: unique.map(toRecord), articles: [] };
}

function toRecord(product: ForeignProduct, index: number): ProductRecord {
  const { handle, title, tags, vendor, published_at: publishedAt, options } = product;
  const variants = new Map<string, VariantRecord>();
  for (const { option1, option2, option3, price, ...variant } of product.variants) {
    const values = [option1, option2, option3].slice(0, options.length).map((value) => value ?? "");
    const priceCents = toCents(price);
    const key = values.join("\u0000");
    if (priceCents === null || variants.has(key)) continue;
    const compareAtCents = toCents(variant.compare_at_price ?? "");
    variants.set(key, {
      options: values,
      priceCents,
      ...(compareAtCents !== null && compareAtCents > priceCents && { compareAtCents }),
      stock: variant.available ? assumedStock : 0,
    });
  }
  const records = [...variants.values()];
  return {
    number: 10 * (index + 1),
    handle,
    title,
    description: [],
    descriptionHtml: product.body_html ?? "",
    vendor: vendor ?? "",
    productType: product.product_type ?? "",
    tags: typeof tags === "string" ? tags.split(",").map((tag) => tag.trim()) : tags,
    options: options.map(({ name }, position) => ({
      name,
      values: [...new Set(records.map((variant) => variant.options[position] ?? ""))],
    })),
    variants: records,
    images: product.images.map(({ src, alt, width, height }) => ({
      shot: src,
      alt: alt ?? "",
      remote: { url: src, width, height },
    })),
    publishedAt: publishedAt || "2026-01-01T00:00:00Z",
  };
}

/** Reads `12.5`, and `12,50` of spreadsheets in whose country a comma begins the cents. */
function toCents(price: string): number | null {
  if (!/^\d{1,9}(?:\.\d+|,\d{1,2})?$/.test(price.trim())) return null;
  return Math.round(Number(price.replace(",", ".")) * 100);
}
