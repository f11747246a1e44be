import { describe, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { catalog } from "#brand/store/catalog.ts";
import { productRecord } from "../../tests/support/catalogs.ts";
import { getBoxCents, inDollars } from "../../tests/support/prices.ts";
import { toArticleCsv, toPlanCsv, toProductCsv } from "./csv-files.ts";

const imagesUrl = "https://cdn.shopify.com/s/files/1/0001/files";
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const toText = (html = "") =>
  html.replace(/<\/?p>/g, "").replace(/&([^;]+);/g, (entity, name) => entities[name] ?? entity);
const toDollars = (cents?: number) => (cents === undefined ? "" : (cents / 100).toFixed(2));

/** RFC 4180: commas, quotes and line breaks may be in quoted cells; a quote in one is doubled. */
function parseCsv(text: string): Record<string, string>[] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  const lines: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, raw = "", end = ""] = cell.exec(text) ?? [];
    if (!end) throw new Error("This is no CSV");
    const isQuoted = raw.startsWith('"');
    lines.at(-1)?.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === "\r\n") lines.push([]);
  }
  const [head = [], ...rest] = lines.slice(0, -1);
  if (rest.some((line) => line.length !== head.length)) throw new Error("This is no CSV");
  return rest.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i] ?? ""])));
}

test("a product with two variants and one image is these two rows", () => {
  const product = productRecord({
    handle: "mist",
    title: 'Mist, "dry"',
    description: ["Light & dry."],
    productType: "Haircare",
    tags: ["new", "oil"],
    options: [{ name: "Size", values: ["50 ml", "100 ml"] }],
    variants: [
      { options: ["50 ml"], priceCents: 1_205, compareAtCents: 1_500, stock: 7 },
      {
        options: ["100 ml"],
        priceCents: 2_000,
        stock: 0,
        image: { shot: "mist-100", alt: "A large bottle" },
      },
    ],
    images: [{ shot: "mist-front", alt: "A bottle" }],
  });

  expect(toProductCsv([product], imagesUrl).split("\r\n")).toEqual([
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option2 Name,Option3 Name,Status,Option1 Value,Option2 Value,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Image,Image Src,Image Position,Image Alt Text",
    `mist,"Mist, ""dry""",<p>Light &amp; dry.</p>,${site.name},Haircare,"new, oil",TRUE,Size,,,active,50 ml,,,${site.numberPrefix}-90000-1,shopify,7,deny,manual,12.05,15.00,TRUE,TRUE,,${imagesUrl}/mist-front.jpg,1,A bottle`,
    `mist,,,,,,,,,,,100 ml,,,${site.numberPrefix}-90000-2,shopify,0,deny,manual,20.00,,TRUE,TRUE,${imagesUrl}/mist-100.jpg,,,`,
    "",
  ]);
});

describe("the product CSV", () => {
  const rows = parseCsv(toProductCsv(catalog.products, imagesUrl));

  test.each(catalog.products)("has $handle with its texts, variants and images", (product) => {
    const own = rows.filter((row) => row.Handle === product.handle);
    const { description, options, variants, images } = product;

    expect(own[0]).toMatchObject({
      Title: product.title,
      Type: product.productType,
      Tags: product.tags.join(", "),
      "Option1 Name": options[0]?.name ?? "",
      "Option2 Name": options[1]?.name ?? "",
    });
    expect(own[0]?.["Body (HTML)"]?.split("\n").map(toText)).toEqual(description);
    expect(own.filter((row) => row["Option1 Value"])).toMatchObject(
      variants.map((variant) => ({
        "Option1 Value": variant.options[0],
        "Option2 Value": variant.options[1] ?? "",
        "Variant Price": toDollars(variant.priceCents),
        "Variant Compare At Price": toDollars(variant.compareAtCents),
        "Variant Inventory Qty": String(variant.stock),
        "Variant Inventory Policy": "deny",
        "Variant Fulfillment Service": "manual",
      })),
    );
    expect(own.filter((row) => row["Image Src"])).toMatchObject(
      images.map(({ shot, alt }, index) => ({
        "Image Src": `${imagesUrl}/${shot}.jpg`,
        "Image Position": String(index + 1),
        "Image Alt Text": alt,
      })),
    );
  });

  test("has only products of the catalog, and each SKU once", () => {
    const skus = rows.flatMap((row) => row["Variant SKU"] || []);

    expect([...new Set(rows.map(({ Handle }) => Handle))]).toEqual(
      catalog.products.map(({ handle }) => handle),
    );
    expect(new Set(skus).size).toBe(skus.length);
  });

  test("keeps quotes, commas and line breaks", () => {
    const [product] = catalog.products;
    if (!product) throw new Error("The catalog is empty");
    const title = 'The "blue", one\r\nand only';

    expect(parseCsv(toProductCsv([{ ...product, title }], null))[0]?.Title).toBe(title);
  });

  test("names no image before their address is known", () => {
    const withoutImages = parseCsv(toProductCsv(catalog.products, null));

    expect(withoutImages.filter((row) => row["Image Src"] || row["Image Alt Text"])).toEqual([]);
    expect(withoutImages.length).toBeLessThan(rows.length);
  });
});

test("the list of selling plans has each plan with its price and products", () => {
  const rows = parseCsv(toPlanCsv(catalog.products));
  const off = `${facts.subscriptionDiscountPercent}% off`;
  const price = (plan: "essentials" | "complete" | "transformation", months: number) =>
    inDollars(getBoxCents(`${plan}-plan`, months).subscribed);

  expect(rows.map((row) => Object.values(row).slice(0, 4).join(" | "))).toEqual([
    `Subscribe and save | Every 30 days | 30 | ${off}`,
    `Subscribe and save | Every 60 days | 60 | ${off}`,
    `Subscribe and save | Every 90 days | 90 | ${off}`,
    `Essentials, 1 month | Every 30 days | 30 | ${price("essentials", 1)}`,
    `Essentials, 2 months | Every 60 days | 60 | ${price("essentials", 2)}`,
    `Essentials, 3 months | Every 90 days | 90 | ${price("essentials", 3)}`,
    `Complete, 1 month | Every 30 days | 30 | ${price("complete", 1)}`,
    `Complete, 2 months | Every 60 days | 60 | ${price("complete", 2)}`,
    `Complete, 3 months | Every 90 days | 90 | ${price("complete", 3)}`,
    `Transformation, 1 month | Every 30 days | 30 | ${price("transformation", 1)}`,
    `Transformation, 2 months | Every 60 days | 60 | ${price("transformation", 2)}`,
    `Transformation, 3 months | Every 90 days | 90 | ${price("transformation", 3)}`,
  ]);
  expect(rows[0]?.Products).toBe(
    "hair-nutraceutical; growth-strength-shampoo; hair-nutraceutical-45; after-wash-scalp-serum; shampoo; conditioner",
  );
  expect(rows[4]?.Products).toBe("essentials-plan (2 months)");
});

test("the CSV of articles has every article but the notes on its author", () => {
  const rows = parseCsv(toArticleCsv(catalog.articles, imagesUrl));

  expect(rows).toMatchObject(
    catalog.articles.map(({ author, image, seo, ...article }) => ({
      Handle: article.handle,
      Title: article.title,
      Author: `${author.firstName} ${author.lastName}`,
      "Body HTML": article.contentHtml.replaceAll("/cdn/shop/files", imagesUrl),
      Tags: article.tags.join(", "),
      "Image Src": `${imagesUrl}/${image.shot}.jpg`,
      "Image Alt Text": image.alt,
      "Blog: Handle": "news",
      "Metafield: title_tag [string]": seo.title,
      "Metafield: description_tag [string]": seo.description,
    })),
  );
  expect(rows.map((row) => toText(row["Summary HTML"]))).toEqual(
    catalog.articles.map(({ excerpt }) => excerpt),
  );
  expect(rows.map((row) => Date.parse(row["Published At"] ?? ""))).toEqual(
    catalog.articles.map(({ publishedAt }) => Date.parse(publishedAt)),
  );
});
