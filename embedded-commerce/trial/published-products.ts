import * as v from "valibot";
import type { Catalog, ProductRecord, VariantRecord } from "../data/records.ts";

const text = v.nullish(v.string(), "");
const size = v.nullish(v.number(), null);
const PublishedProduct = v.object({
  handle: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  body_html: text,
  vendor: text,
  product_type: text,
  published_at: v.nullish(v.string(), "2026-01-01T00:00:00Z"),
  tags: v.array(v.string()),
  options: v.array(v.object({ name: v.string() })),
  variants: v.array(
    v.object({
      option1: text,
      option2: text,
      option3: text,
      price: v.string(),
      compare_at_price: text,
      available: v.boolean(),
    }),
  ),
  images: v.array(v.object({ src: v.string(), alt: text, width: size, height: size })),
});
type PublishedProduct = v.InferOutput<typeof PublishedProduct>;

const Published = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ products: v.array(PublishedProduct) }),
);

/** Enough for any order of a trial. */
const assumedStock = 1_000;

/** The `products.json` that a store publishes, as a catalog of the embedded store. Throws for another text. */
export function readCatalog(json: string): Catalog {
  const { success, output, issues } = v.safeParse(Published, json);
  if (success) return { products: output.products.map(toRecord), articles: [] };
  const [issue] = issues;
  throw new Error(`This is no products.json: ${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
}

function toRecord(product: PublishedProduct, index: number): ProductRecord {
  const variants = product.variants.map((variant) => toVariant(variant, product.options.length));
  return {
    number: 10 * (index + 1),
    handle: product.handle,
    title: product.title,
    description: [],
    descriptionHtml: product.body_html,
    vendor: product.vendor,
    productType: product.product_type,
    tags: product.tags,
    options: product.options.map(({ name }, position) => ({
      name,
      values: [...new Set(variants.map(({ options }) => options[position] ?? ""))],
    })),
    variants,
    images: product.images.map(({ src, alt, width, height }) => ({
      shot: src,
      alt,
      remote: { url: src, width, height },
    })),
    publishedAt: product.published_at,
  };
}

function toVariant(
  { option1, option2, option3, ...variant }: PublishedProduct["variants"][number],
  optionCount: number,
): VariantRecord {
  const priceCents = toCents(variant.price);
  const compareAtCents = toCents(variant.compare_at_price);
  return {
    options: [option1, option2, option3].slice(0, optionCount),
    priceCents,
    ...(compareAtCents > priceCents && { compareAtCents }),
    stock: variant.available ? assumedStock : 0,
  };
}

function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}
