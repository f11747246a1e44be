import type {
  ArticleRecord,
  ProductRecord,
  VariantRecord,
} from "../../embedded-commerce/data/records";

/** The URL of the imported pictures, as the export was given it. */
export const importedPicturesUrl = "https://cdn.shopify.com/s/files/1/0001/files";

type Row = Record<string, string>;

/** RFC 4180: commas, quotes and line breaks may be in quoted cells; a quote in one is doubled. */
export function parseCsv(text: string): Row[] {
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

/** Reads the rows as the platform's documentation says: rows of one handle are one product. */
export function importProducts(rows: Row[]): Omit<ProductRecord, "publishedAt">[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    groups.set(row.Handle ?? "", [...(groups.get(row.Handle ?? "") ?? []), row]);
  return [...groups].map(([handle, [first = {}, ...others]]) => {
    const all = [first, ...others];
    const names = [1, 2, 3].map((n) => first[`Option${n} Name`] ?? "").filter(Boolean);
    const variantRows = all.filter((row) => row["Option1 Value"]);
    const getValues = (row: Row) => names.map((_, i) => row[`Option${i + 1} Value`] ?? "");
    return {
      number: Number(first["Variant SKU"]?.split("-")[1]),
      handle,
      title: first.Title ?? "",
      description: (first["Body (HTML)"] ?? "").split("\n").map(toText),
      productType: first.Type ?? "",
      tags: (first.Tags ?? "").split(",").map((tag) => tag.trim()),
      options: names.map((name, i) => ({
        name,
        values: [...new Set(variantRows.map((row) => getValues(row)[i] ?? ""))],
      })),
      variants: variantRows.map((row): VariantRecord => {
        const compareAt = row["Variant Compare At Price"];
        return {
          options: getValues(row),
          priceCents: toCents(row["Variant Price"]),
          stock: Number(row["Variant Inventory Qty"]),
          ...(compareAt && { compareAtCents: toCents(compareAt) }),
        };
      }),
      pictures: all
        .filter((row) => row["Image Src"])
        .toSorted((one, other) => Number(one["Image Position"]) - Number(other["Image Position"]))
        .map((row) => ({
          shot:
            row["Image Src"]?.replace(`${importedPicturesUrl}/`, "").replace(/\.jpg$/, "") ?? "",
          alt: row["Image Alt Text"] ?? "",
        })),
    };
  });
}

const entities: Row = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const toText = (html: string) =>
  html.replace(/<\/?p>/g, "").replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
const toCents = (text = "") => Math.round(Number(text) * 100);

/** Reads the rows as import apps do: a row is an article. */
export function importArticles(rows: Row[]): Omit<ArticleRecord, "number">[] {
  return rows.map((row) => {
    const [firstName = "", lastName = ""] = (row.Author ?? "").split(/ (.*)/);
    return {
      handle: row.Handle ?? "",
      title: row.Title ?? "",
      author: { firstName, lastName, bio: "" },
      contentHtml: (row["Body HTML"] ?? "").replaceAll(importedPicturesUrl, "/cdn/shop/files"),
      excerpt: toText(row["Summary HTML"] ?? ""),
      tags: (row.Tags ?? "").split(", "),
      publishedAt: new Date(row["Published At"] ?? "").toISOString(),
      picture: {
        shot: row["Image Src"]?.replace(`${importedPicturesUrl}/`, "").replace(/\.jpg$/, "") ?? "",
        alt: row["Image Alt Text"] ?? "",
      },
      seo: {
        title: row["Metafield: title_tag [string]"] ?? "",
        description: row["Metafield: description_tag [string]"] ?? "",
      },
    };
  });
}
