import { describe, expect, test } from "vitest";
import { catalogue } from "../data/catalogue.ts";
import type { ProductRecord, VariantRecord } from "../data/records.ts";
import { toArticleCsv, toProductCsv } from "./csv-files.ts";

const picturesUrl = "https://cdn.shopify.com/s/files/1/0001/files";

type Row = Record<string, string>;

/** RFC 4180: commas, quotes and line breaks may stand in quoted cells; a quote in one is doubled. */
function parseCsv(text: string): Row[] {
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
  for (const line of rest) expect(line).toHaveLength(head.length);
  return rest.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i] ?? ""])));
}

/** Reads the rows as the platform's documentation says: rows of one handle are one product. */
function importProducts(rows: Row[]): Omit<ProductRecord, "publishedAt">[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    groups.set(row.Handle ?? "", [...(groups.get(row.Handle ?? "") ?? []), row]);
  return [...groups].map(([handle, [first = {}, ...others]]) => {
    const all = [first, ...others];
    const names = [1, 2, 3].map((n) => first[`Option${n} Name`] ?? "").filter(Boolean);
    const variantRows = all.filter((row) => row["Option1 Value"]);
    const valuesOf = (row: Row) => names.map((_, i) => row[`Option${i + 1} Value`] ?? "");
    return {
      number: Number(first["Variant SKU"]?.split("-")[1]),
      handle,
      title: first.Title ?? "",
      description: (first["Body (HTML)"] ?? "").split("\n").map(toText),
      productType: first.Type ?? "",
      tags: (first.Tags ?? "").split(",").map((tag) => tag.trim()),
      options: names.map((name, i) => ({
        name,
        values: [...new Set(variantRows.map((row) => valuesOf(row)[i] ?? ""))],
      })),
      variants: variantRows.map((row): VariantRecord => {
        const compareAt = row["Variant Compare At Price"];
        return {
          options: valuesOf(row),
          priceCents: toCents(row["Variant Price"]),
          stock: Number(row["Variant Inventory Qty"]),
          ...(compareAt && { compareAtCents: toCents(compareAt) }),
        };
      }),
      pictures: all
        .filter((row) => row["Image Src"])
        .toSorted((one, other) => Number(one["Image Position"]) - Number(other["Image Position"]))
        .map((row) => ({
          shot: row["Image Src"]?.replace(`${picturesUrl}/`, "").replace(/\.jpg$/, "") ?? "",
          alt: row["Image Alt Text"] ?? "",
        })),
    };
  });
}

const entities: Row = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const toText = (html: string) =>
  html.replace(/<\/?p>/g, "").replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
const toCents = (text = "") => Math.round(Number(text) * 100);

describe("the product CSV", () => {
  const rows = parseCsv(toProductCsv(catalogue.products, picturesUrl));

  test("gives back every product of the catalogue but the day of its publication", () => {
    const expected = catalogue.products.map(({ publishedAt: _, ...product }) => product);

    expect(importProducts(rows)).toEqual(expected);
  });

  test("has the cells that the platform requires", () => {
    for (const row of rows) {
      expect(row.Handle).toMatch(/^[a-z0-9-]+$/);
      if (!row["Option1 Value"]) continue;
      expect(row["Variant Inventory Policy"]).toBe("deny");
      expect(row["Variant Fulfillment Service"]).toBe("manual");
      expect(row["Variant Price"]).toMatch(/^\d+\.\d\d$/);
    }
    const skus = rows.flatMap((row) => row["Variant SKU"] || []);
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

test("the CSV of articles gives back every article but the notes on its author", () => {
  const read = parseCsv(toArticleCsv(catalogue.articles, picturesUrl)).map((row) => ({
    handle: row.Handle,
    title: row.Title,
    author: row.Author,
    contentHtml: row["Body HTML"]?.replaceAll(picturesUrl, "/cdn/shop/files"),
    excerpt: toText(row["Summary HTML"] ?? ""),
    tags: row.Tags?.split(", "),
    publishedAt: new Date(row["Published At"] ?? "").toISOString(),
    picture: {
      shot: row["Image Src"]?.replace(`${picturesUrl}/`, "").replace(/\.jpg$/, ""),
      alt: row["Image Alt Text"],
    },
    blog: row["Blog: Handle"],
    seo: {
      title: row["Metafield: title_tag [string]"],
      description: row["Metafield: description_tag [string]"],
    },
  }));

  const expected = catalogue.articles.map(({ number: _, author, ...article }) => ({
    ...article,
    author: `${author.firstName} ${author.lastName}`,
    blog: "news",
  }));
  expect(read).toEqual(expected);
});
