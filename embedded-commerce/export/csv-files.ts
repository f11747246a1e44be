import { site } from "#brand/content/site.ts";
import type {
  ArticleRecord,
  ProductRecord,
  SellingPlanGroupRecord,
  SellingPlanRecord,
} from "../data/records.ts";
import { storeFacts } from "../data/store-facts.ts";
import { escapeHtml, paragraphs } from "../graphql/views/values.ts";
import { getSku } from "../store-index.ts";

/** Cells by the name of their column. */
type Row = Partial<Record<string, string>>;

/**
 * The product CSV of Shopify. A product has as many rows as variants or images, whichever are more: the first
 * has its own cells, each further one the handle, the next variant and the next image.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 * @param imagesUrl address of the folder that holds the images; without one no row names an image
 */
export function toProductCsv(products: readonly ProductRecord[], imagesUrl: string | null) {
  const rows = products.flatMap((product) => {
    const images = imagesUrl ? product.images : [];
    const length = Math.max(1, product.variants.length, images.length);
    return Array.from({ length }, (_, index): Row => {
      const image = images[index];
      const variantImage = product.variants[index]?.image;
      return {
        Handle: product.handle,
        ...(index === 0 && productCells(product)),
        ...variantCells(product, index),
        "Variant Image": variantImage && imagesUrl ? `${imagesUrl}/${variantImage.shot}.jpg` : "",
        ...(image && {
          "Image Src": `${imagesUrl}/${image.shot}.jpg`,
          "Image Position": String(index + 1),
          "Image Alt Text": image.alt,
        }),
      };
    });
  });
  return toCsv(rows);
}

function productCells({ title, description, productType, tags, options }: ProductRecord) {
  return {
    Title: title,
    "Body (HTML)": paragraphs(description),
    Vendor: site.name,
    Type: productType,
    Tags: tags.join(", "),
    Published: "TRUE",
    ...toOptionCells(
      "Name",
      options.map(({ name }) => name),
    ),
    Status: "active",
  };
}

function variantCells(product: ProductRecord, index: number) {
  const variant = product.variants[index];
  if (!variant) return {};
  const { options, stock, priceCents, compareAtCents } = variant;
  return {
    ...toOptionCells("Value", options),
    "Variant SKU": getSku(product, index),
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": String(stock),
    "Variant Inventory Policy": "deny",
    "Variant Fulfillment Service": "manual",
    "Variant Price": toDecimal(priceCents),
    "Variant Compare At Price": compareAtCents === undefined ? "" : toDecimal(compareAtCents),
    "Variant Requires Shipping": "TRUE",
    "Variant Taxable": "TRUE",
  };
}

/** The platform has three options at most. */
function toOptionCells(column: "Name" | "Value", texts: readonly string[]): Row {
  return Object.fromEntries([1, 2, 3].map((n) => [`Option${n} ${column}`, texts[n - 1] ?? ""]));
}

/**
 * The selling plans, to be entered by hand: the product CSV has no column for them. A row for each plan, with the
 * products of its group; a box that has the group for itself is named by its options.
 */
export function toPlanCsv(products: readonly ProductRecord[]) {
  const groups = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ planGroups = [] }) => planGroups)),
  );
  const rows = [...groups].flatMap((group) =>
    group.plans.map(
      (plan): Row => ({
        Group: group.name,
        Plan: plan.name,
        "Days between deliveries": String(plan.days),
        Price: describePricing(plan),
        Products: products.flatMap((product) => describeMembers(product, group)).join("; "),
      }),
    ),
  );
  return toCsv(rows);
}

function describePricing({ pricing }: SellingPlanRecord): string {
  switch (pricing.type) {
    case "percentage":
      return `${pricing.percent}% off`;
    case "amount off":
      return `$${toDecimal(pricing.cents)} off`;
    case "fixed price":
      return `$${toDecimal(pricing.cents)}`;
  }
}

function describeMembers(
  { handle, variants }: ProductRecord,
  group: SellingPlanGroupRecord,
): string[] {
  const members = variants.filter(({ planGroups = [] }) => planGroups.includes(group));
  if (members.length === 0) return [];
  if (members.length === variants.length) return [handle];
  return members.map(({ options }) => `${handle} (${options.join(", ")})`);
}

/** The articles in the columns that Matrixify and similar apps import. */
export function toArticleCsv(articles: readonly ArticleRecord[], imagesUrl: string | null) {
  const rows = articles.map(
    (article): Row => ({
      Handle: article.handle,
      Title: article.title,
      Author: `${article.author.firstName} ${article.author.lastName}`,
      "Body HTML": imagesUrl
        ? article.contentHtml.replaceAll('src="/cdn/shop/files/', `src="${imagesUrl}/`)
        : article.contentHtml,
      "Summary HTML": `<p>${escapeHtml(article.excerpt)}</p>`,
      Tags: article.tags.join(", "),
      Published: "TRUE",
      "Published At": article.publishedAt.replace(/T(.{8}).*/, " $1 +0000"),
      ...(imagesUrl && {
        "Image Src": `${imagesUrl}/${article.image.shot}.jpg`,
        "Image Alt Text": article.image.alt,
      }),
      "Blog: Handle": storeFacts.blogHandle,
      "Blog: Title": storeFacts.blogTitle,
      "Metafield: title_tag [string]": article.seo.title,
      "Metafield: description_tag [string]": article.seo.description,
    }),
  );
  return toCsv(rows);
}

function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** RFC 4180, with a column for each name that occurs. */
function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
