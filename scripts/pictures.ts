/**
 * Cuts the shop's own pictures from their masters into `public/pictures` and writes what the pages
 * need to know about them; draws the icons. Products' pictures come from the store, not from here.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cutPicture, type Picture } from "./pictures/cut-picture.ts";
import { drawIcons } from "./pictures/icons.ts";
import { inParallel } from "./pictures/in-parallel.ts";
import { removeOthers } from "./pictures/provide-file.ts";
import { sitePictures } from "./pictures/site-pictures.ts";

const root = new URL("../", import.meta.url);
const folders = {
  masters: fileURLToPath(new URL("art/masters/", root)),
  output: fileURLToPath(new URL("public/pictures/", root)),
  cache: fileURLToPath(new URL("node_modules/.cache/pictures/", root)),
};
const generated = new URL("app/content/generated/", root);
const modules = new URL("pictures/", generated);

for (const folder of [folders.output, folders.cache]) await mkdir(folder, { recursive: true });
const cuts = await inParallel(sitePictures, (picture) => cutPicture(picture, folders));
await removeOthers(folders.output, new Set(cuts.flatMap(({ files }) => files)));

// One module a picture, so that a page's script knows its own pictures and no others.
await rm(modules, { recursive: true, force: true });
await mkdir(modules, { recursive: true });
for (const [index, { name }] of sitePictures.entries()) {
  const picture = cuts[index]?.picture;
  if (picture) await writeFile(new URL(`${name}.ts`, modules), moduleFor(picture));
}
const colors = new Set(cuts.map(({ picture }) => picture.color));
await writeFile(new URL("tints.css", generated), [...colors].sort().map(ruleFor).join(""));

await drawIcons();

function moduleFor({ color, ...picture }: Picture): string {
  const content = { ...picture, tint: tintOf(color) };
  return `// Written by scripts/pictures.ts.
import type { SitePicture } from "../../site-picture";

export default ${JSON.stringify(content, null, 2)} satisfies SitePicture;
`;
}

/** A class, because the security policy forbids style attributes. */
function ruleFor(color: string): string {
  return `.${tintOf(color)} { background-color: #${color}; }\n`;
}

function tintOf(color: string): string {
  return `tint-${color}`;
}
