import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { images as siteImages } from "#brand/content/images.ts";
import strandBand from "#brand/generated/images/strand-band.ts";
import { catalog } from "#brand/store/catalog.ts";
import products from "../../art/products.json";
import { getShots } from "../../embedded-commerce/store-index";
import { brandPath } from "../../scripts/brand-folder.ts";
import { sourceFiles } from "../support/source-files";

const masters = readdirSync(brandPath("pictures")).filter((file) => /\.(?:avif|webp)$/.test(file));
const names = masters.map((file) => file.replace(/\.\w+$/, ""));
const siteNames = Object.keys(siteImages);
const videoNames = catalog.products.flatMap(({ video }) => video?.shot ?? []);
const storeNames = [
  ...catalog.products.flatMap(({ images }) => images.map(({ shot }) => shot)),
  ...videoNames,
  ...catalog.articles.flatMap(getShots),
];
const sources = ["app", "brands"].flatMap(sourceFiles).map((file) => readFileSync(file, "utf8"));
const imports = sources.join("\n").matchAll(/generated\/images\/([\w-]+)/g);
const shownBySite = Array.from(imports, ([, name = ""]) => name);

const sortedSet = (list: readonly string[]) => [...new Set(list)].sort();

test("there is a master for each image that the shop and the store name", () => {
  expect(names).toEqual(expect.arrayContaining(sortedSet([...siteNames, ...storeNames])));
});

test("the masters stay within 40 MB, and 400 KB on average", () => {
  const bytes = masters.reduce(
    (sum, file) => sum + statSync(brandPath(`pictures/${file}`)).size,
    0,
  );

  expect(bytes).toBeLessThanOrEqual(40_000_000);
  expect(bytes / masters.length).toBeLessThanOrEqual(400_000);
});

test("each video is there in both encodings, 400 KB at most, and no other is", () => {
  const files = readdirSync(brandPath("pictures")).filter((file) => file.endsWith(".mp4"));
  const sizes = files.map((file) => statSync(brandPath(`pictures/${file}`)).size);

  expect(files.toSorted()).toEqual(
    videoNames.flatMap((name) => [`${name}.av1.mp4`, `${name}.h264.mp4`]).toSorted(),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400_000);
});

test("the shop's own images are those that its pages show", () => {
  expect(siteNames.toSorted()).toEqual(sortedSet(shownBySite));
});

test("every image has a text that says what it shows", () => {
  const inProducts = catalog.products.flatMap(({ images, video }) => [
    ...images,
    ...(video ? [video] : []),
  ]);
  const records = inProducts.concat(catalog.articles.map(({ image }) => image));
  const inArticles = catalog.articles.flatMap(
    ({ contentHtml }) => contentHtml.match(/<img\b[^>]*>/g) ?? [],
  );
  const ownTexts = Object.values(siteImages).map(({ alt }) => alt);
  const isTooShort = (alt: string) => alt.trim().length < 10;

  expect(ownTexts.filter((alt) => isTooShort(alt) || alt.length > 120)).toEqual([]);
  expect(records.filter(({ alt }) => isTooShort(alt))).toEqual([]);
  expect(inArticles.filter((image) => !/\salt="[^"]{10,}"/.test(image))).toEqual([]);
});

/** Levels of 255 by which neighboring columns of the wall differ, as the mean of 32 rows: a step of two is seen. */
const visibleStep = 1.5;

test.each([1200, 1600, 1920])(
  "the wall of the hair band, %i pixels wide, has no step",
  async (width) => {
    const file = `public${strandBand.src}-${width}.avif`;
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const side = 32;
    const getColumn = (x: number, top: number) => {
      let sum = 0;
      for (let y = top; y < top + side; y++)
        sum += data[(y * info.width + x) * info.channels + 1] ?? 0;
      return sum / side;
    };
    const steps: string[] = [];
    for (let x = 1; x < (480 * width) / strandBand.width; x++)
      for (let top = 0; top <= info.height - side; top += side)
        if (Math.abs(getColumn(x, top) - getColumn(x - 1, top)) > visibleStep)
          steps.push(`${x}, ${top}`);

    expect(steps).toEqual([]);
  },
);

describe("the store's images", () => {
  test("are rendered from the products that the store sells, under the same titles", () => {
    const rendered = Object.entries(products).map(([handle, { title }]) => [handle, title]);
    const sold = catalog.products.map(({ handle, title }) => [handle, title]);

    expect(rendered.toSorted()).toEqual(sold.toSorted());
  });

  test.each(Object.entries(products))("%s has its whole title on the label", (_, product) => {
    expect("lines" in product ? product.lines.join(" ") : product.title).toBe(product.title);
  });
});
