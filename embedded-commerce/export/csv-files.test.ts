import { describe, expect, test } from "vitest";
import { catalogue } from "../data/catalogue.ts";
import { toArticleCsv, toProductCsv } from "./csv-files.ts";

const picturesUrl = "https://cdn.shopify.com/s/files/1/0001/files";
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

describe("the product CSV", () => {
  const rows = parseCsv(toProductCsv(catalogue.products, picturesUrl));

  test.each(catalogue.products)("has $handle with its texts, variants and pictures", (product) => {
    const own = rows.filter((row) => row.Handle === product.handle);
    const { description, options, variants, pictures } = product;

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
      pictures.map(({ shot, alt }, index) => ({
        "Image Src": `${picturesUrl}/${shot}.jpg`,
        "Image Position": String(index + 1),
        "Image Alt Text": alt,
      })),
    );
  });

  test("has only products of the catalogue, and each SKU once", () => {
    const skus = rows.flatMap((row) => row["Variant SKU"] || []);

    expect([...new Set(rows.map(({ Handle }) => Handle))]).toEqual(
      catalogue.products.map(({ handle }) => handle),
    );
    expect(new Set(skus).size).toBe(skus.length);
  });

  test("keeps quotes, commas and line breaks", () => {
    const [product] = catalogue.products;
    if (!product) throw new Error("The catalogue is empty");
    const title = 'The "blue", one\r\nand only';

    expect(parseCsv(toProductCsv([{ ...product, title }], null))[0]?.Title).toBe(title);
  });

  test("names no picture before their address is known", () => {
    const withoutPictures = parseCsv(toProductCsv(catalogue.products, null));

    expect(withoutPictures.filter((row) => row["Image Src"] || row["Image Alt Text"])).toEqual([]);
    expect(withoutPictures.length).toBeLessThan(rows.length);
  });
});

test("the CSV of articles has every article but the notes on its author", () => {
  const rows = parseCsv(toArticleCsv(catalogue.articles, picturesUrl));

  expect(rows).toMatchObject(
    catalogue.articles.map(({ author, picture, seo, ...article }) => ({
      Handle: article.handle,
      Title: article.title,
      Author: `${author.firstName} ${author.lastName}`,
      "Body HTML": article.contentHtml.replaceAll("/cdn/shop/files", picturesUrl),
      Tags: article.tags.join(", "),
      "Image Src": `${picturesUrl}/${picture.shot}.jpg`,
      "Image Alt Text": picture.alt,
      "Blog: Handle": "news",
      "Metafield: title_tag [string]": seo.title,
      "Metafield: description_tag [string]": seo.description,
    })),
  );
  expect(rows.map((row) => toText(row["Summary HTML"]))).toEqual(
    catalogue.articles.map(({ excerpt }) => excerpt),
  );
  expect(rows.map((row) => Date.parse(row["Published At"] ?? ""))).toEqual(
    catalogue.articles.map(({ publishedAt }) => Date.parse(publishedAt)),
  );
});
