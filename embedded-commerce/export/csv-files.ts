import { getSku } from "../catalogue/identifiers.ts";
import type { ArticleRecord, ProductRecord } from "../data/records.ts";
import { storeFacts } from "../data/store-facts.ts";
import { escapeHtml } from "../graphql/views/values.ts";

const productColumns = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Fulfillment Service",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Requires Shipping",
  "Variant Taxable",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Status",
] as const;

const articleColumns = [
  "Handle",
  "Title",
  "Author",
  "Body HTML",
  "Summary HTML",
  "Tags",
  "Published",
  "Published At",
  "Image Src",
  "Image Alt Text",
  "Blog: Handle",
  "Blog: Title",
  "Metafield: title_tag [string]",
  "Metafield: description_tag [string]",
] as const;

type Row<Column extends string> = Partial<Record<Column, string>>;

/**
 * The product CSV of Shopify. A product has as many rows as variants or pictures, whichever are more: the first
 * has its own cells, each further one the handle, the next variant and the next picture.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 * @param picturesUrl address of the folder that holds the pictures; without one no row names a picture
 */
export function toProductCsv(products: readonly ProductRecord[], picturesUrl: string | null) {
  const rows = products.flatMap((product) => {
    const pictures = picturesUrl ? product.pictures : [];
    const length = Math.max(1, product.variants.length, pictures.length);
    return Array.from({ length }, (_, index): Row<(typeof productColumns)[number]> => {
      const picture = pictures[index];
      return {
        Handle: product.handle,
        ...(index === 0 && productCells(product)),
        ...variantCells(product, index),
        ...(picture && {
          "Image Src": `${picturesUrl}/${picture.shot}.jpg`,
          "Image Position": String(index + 1),
          "Image Alt Text": picture.alt,
        }),
      };
    });
  });
  return toCsv(productColumns, rows);
}

function productCells({ title, description, productType, tags, options }: ProductRecord) {
  return {
    Title: title,
    "Body (HTML)": description.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n"),
    Vendor: storeFacts.name,
    Type: productType,
    Tags: tags.join(", "),
    Published: "TRUE",
    "Option1 Name": options[0]?.name ?? "",
    "Option2 Name": options[1]?.name ?? "",
    "Option3 Name": options[2]?.name ?? "",
    Status: "active",
  };
}

function variantCells(product: ProductRecord, index: number) {
  const variant = product.variants[index];
  if (!variant) return {};
  const { options, stock, priceCents, compareAtCents } = variant;
  return {
    "Option1 Value": options[0] ?? "",
    "Option2 Value": options[1] ?? "",
    "Option3 Value": options[2] ?? "",
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

/** The articles in the columns that Matrixify and similar apps import. */
export function toArticleCsv(articles: readonly ArticleRecord[], picturesUrl: string | null) {
  const rows = articles.map(
    (article): Row<(typeof articleColumns)[number]> => ({
      Handle: article.handle,
      Title: article.title,
      Author: `${article.author.firstName} ${article.author.lastName}`,
      "Body HTML": picturesUrl
        ? article.contentHtml.replaceAll('src="/cdn/shop/files/', `src="${picturesUrl}/`)
        : article.contentHtml,
      "Summary HTML": `<p>${escapeHtml(article.excerpt)}</p>`,
      Tags: article.tags.join(", "),
      Published: "TRUE",
      "Published At": article.publishedAt.replace(/T(.{8}).*/, " $1 +0000"),
      ...(picturesUrl && {
        "Image Src": `${picturesUrl}/${article.picture.shot}.jpg`,
        "Image Alt Text": article.picture.alt,
      }),
      "Blog: Handle": storeFacts.blogHandle,
      "Blog: Title": storeFacts.blogTitle,
      "Metafield: title_tag [string]": article.seo.title,
      "Metafield: description_tag [string]": article.seo.description,
    }),
  );
  return toCsv(articleColumns, rows);
}

function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** RFC 4180. */
function toCsv<Column extends string>(columns: readonly Column[], rows: readonly Row<Column>[]) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
