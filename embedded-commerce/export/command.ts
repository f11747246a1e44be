import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { catalog } from "#brand/store/catalog.ts";
import { openMasters } from "../images/image-masters.ts";
import { resizeImage } from "../images/resize-image.ts";
import { defaultMastersDir } from "../service.ts";
import { indexCatalog } from "../store-index.ts";
import { toArticleCsv, toPlanCsv, toProductCsv } from "./csv-files.ts";

/** `npm run store:export -- --out FOLDER [--images ADDRESS]`: the catalog as files that a hosted store imports. */
const { values } = parseArgs({
  options: { out: { type: "string" }, images: { type: "string" } },
});
const imagesUrl = values.images?.replace(/\/+$/, "") ?? null;
if (!values.out || (imagesUrl !== null && !/^https?:\/\/./.test(imagesUrl))) {
  console.error("Usage: npm run store:export -- --out FOLDER [--images https://ADDRESS-OF-FOLDER]");
  process.exit(1);
}

const folder = values.out;
mkdirSync(join(folder, "images"), { recursive: true });
copyFileSync(join(import.meta.dirname, "IMPORT.md"), join(folder, "README.md"));
writeFileSync(join(folder, "products.csv"), toProductCsv(catalog.products, imagesUrl));
writeFileSync(join(folder, "selling-plans.csv"), toPlanCsv(catalog.products));
writeFileSync(join(folder, "blog-posts.csv"), toArticleCsv(catalog.articles, imagesUrl));
await writeImages(join(folder, "images"));
const { products, articles } = catalog;
console.log(
  `Wrote ${products.length} products, ${articles.length} articles and their images to ${folder}`,
);
console.log(
  imagesUrl
    ? "Import products.csv and blog-posts.csv, and enter selling-plans.csv, as README.md says."
    : "The CSV files have no image URLs yet. README.md explains how to upload the images and what to run next.",
);

/** Writes the images as JPEG files in full size. Keeps files that already exist. */
async function writeImages(target: string): Promise<void> {
  const masters = openMasters(defaultMastersDir);
  for (const shot of indexCatalog(catalog).images) {
    const file = join(target, `${shot}.jpg`);
    if (existsSync(file)) continue;
    const master = await masters.describe(shot);
    const { width, height } = master;
    writeFileSync(file, await resizeImage(master, { width, height, region: null }, "jpeg"));
  }
}
