import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { images as siteImages } from "#brand/content/images.ts";
import { turns } from "#brand/content/product/turns.ts";
import strandBand from "#brand/generated/images/strand-band.ts";
import { catalog } from "#brand/store/catalog.ts";
import products from "../../art/products.json";
import { sourceFiles } from "../support/source-files";

const siteNames = Object.keys(siteImages);
const sources = ["app", "brands/solenne"]
  .flatMap(sourceFiles)
  .map((file) => readFileSync(file, "utf8"));
const imports = sources.join("\n").matchAll(/generated\/images\/([\w-]+)/g);
const shownBySite = Array.from(imports, ([, name = ""]) => name);

const sortedSet = (list: readonly string[]) => [...new Set(list)].sort();

test("the shop's own images are those that its pages show", () => {
  expect(siteNames.toSorted()).toEqual(sortedSet(shownBySite));
});

test.each(Object.entries(turns))("%s turns with at most 350 KB", (_, turn) => {
  const bytes = Object.values(turn ?? {}).map(({ src }) => statSync(`public${src}`).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(350_000);
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
