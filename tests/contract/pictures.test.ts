import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { maxProductPictures } from "../../app/blocks/store-picture";
import { productFields } from "../../app/commerce/operations/product-fields";
import strandBand from "../../app/content/generated/pictures/strand-band";
import { pictures as sitePictures } from "../../app/content/pictures";
import products from "../../art/products.json";
import { shotsOf } from "../../embedded-commerce/catalogue/store-index";
import { catalogue } from "../../embedded-commerce/data/catalogue";
import { sourceFiles } from "../architecture/import-graph";

const masters = readdirSync("art/masters")
  .filter((file) => /\.(?:avif|webp)$/.test(file))
  .map((file) => ({
    name: file.replace(/\.\w+$/, ""),
    bytes: statSync(`art/masters/${file}`).size,
  }));
const names = masters.map(({ name }) => name);
const ofSite = Object.keys(sitePictures);
const ofStore = [
  ...catalogue.products.flatMap(({ pictures }) => pictures.map(({ shot }) => shot)),
  ...catalogue.articles.flatMap(shotsOf),
];
const shownBySite = sourceFiles("app").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/generated\/pictures\/([\w-]+)/g)].map(
    ([, name = ""]) => name,
  ),
);

describe("the masters", () => {
  test("are there for every picture that the shop and the store name", () => {
    expect([...ofSite, ...ofStore].filter((name) => !names.includes(name))).toEqual([]);
  });

  test("are all used", () => {
    const used = new Set([...ofSite, ...ofStore]);

    expect(names.filter((name) => !used.has(name))).toEqual([]);
    expect(new Set(names).size, "two files for one picture").toBe(names.length);
  });

  test("stay within the budget: 40 MB, and 400 KB each on average", () => {
    const bytes = masters.reduce((total, master) => total + master.bytes, 0);

    expect(bytes).toBeLessThanOrEqual(40_000_000);
    expect(bytes / masters.length).toBeLessThanOrEqual(400_000);
  });
});

describe("the shop's own pictures", () => {
  test("are those that its pages show", () => {
    expect(shownBySite.filter((name) => !ofSite.includes(name))).toEqual([]);
    expect(ofSite.filter((name) => !shownBySite.includes(name))).toEqual([]);
  });

  test.each(Object.entries(sitePictures))("%s says what it shows", (_, { alt }) => {
    expect(alt.trim().length).toBeGreaterThan(9);
    expect(alt.length).toBeLessThanOrEqual(120);
  });
});

test.each([1200, 1600, 1920])(
  "the pale wall of the hair band has grain and no flat blocks %i pixels wide",
  async (width) => {
    const file = `public${strandBand.src}-${width}.avif`;
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const side = 32;
    const flat: string[] = [];
    for (let left = 0; left < (600 * width) / strandBand.width - side; left += side) {
      for (let top = 0; top <= info.height - side; top += side) {
        const greens = Array.from({ length: side * side }, (_, index) => {
          const [x, y] = [left + (index % side), top + Math.floor(index / side)];
          return data[(y * info.width + x) * info.channels + 1] ?? 0;
        });
        if (Math.max(...greens) - Math.min(...greens) < 3) flat.push(`${left}, ${top}`);
      }
    }

    expect(flat).toEqual([]);
  },
);

describe("the store's pictures", () => {
  test("say what they show, those in articles' texts included", () => {
    const records = [
      ...catalogue.products.flatMap(({ pictures }) => pictures),
      ...catalogue.articles.map(({ picture }) => picture),
    ];
    const inTexts = catalogue.articles.flatMap(({ contentHtml }) =>
      [...contentHtml.matchAll(/<img\b[^>]*>/g)].map(([image]) => image),
    );

    expect(records.filter(({ alt }) => alt.trim().length < 10)).toEqual([]);
    expect(inTexts.filter((image) => !/\salt="[^"]{10,}"/.test(image))).toEqual([]);
  });

  test("are cut ahead for as many of a product as its query asks for", () => {
    expect(String(productFields)).toContain(`images(first: ${maxProductPictures})`);
  });

  test("are rendered from the products that the store sells, under the same titles", () => {
    const rendered = Object.entries(products).map(([handle, { title }]) => [handle, title]);
    const sold = catalogue.products.map(({ handle, title }) => [handle, title]);

    expect(rendered.toSorted()).toEqual(sold.toSorted());
  });

  test.each(Object.entries(products))("%s bears its whole title on the label", (_, product) => {
    expect("lines" in product ? product.lines.join(" ") : product.title).toBe(product.title);
  });
});
