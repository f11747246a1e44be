import { describe, expect, test } from "vitest";
import {
  importArticles,
  importedPicturesUrl,
  importProducts,
  parseCsv,
} from "../../tests/support/import-csv.ts";
import { catalogue } from "../data/catalogue.ts";
import { toArticleCsv, toProductCsv } from "./csv-files.ts";

describe("the product CSV", () => {
  const rows = parseCsv(toProductCsv(catalogue.products, importedPicturesUrl));

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
  const rows = parseCsv(toArticleCsv(catalogue.articles, importedPicturesUrl));

  const expected = catalogue.articles.map(({ number: _, author, ...article }) => ({
    ...article,
    author: { ...author, bio: "" },
  }));
  expect(importArticles(rows)).toEqual(expected);
  expect(new Set(rows.map((row) => row["Blog: Handle"]))).toEqual(new Set(["news"]));
});
