/**
 * Cuts the shop's own pictures from their masters into `public/pictures` and writes what the pages
 * need to know about them. Products' pictures come from the store, not from here.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { cutPicture, type Picture } from "./pictures/cut-picture.ts";
import { sitePictures } from "./pictures/site-pictures.ts";

const root = new URL("../", import.meta.url);
const folders = {
  masters: new URL("art/masters/", root).pathname,
  pictures: new URL("public/pictures/", root).pathname,
  cache: new URL("node_modules/.cache/pictures/", root).pathname,
};
const modules = new URL("app/content/generated/pictures/", root);

for (const folder of [folders.pictures, folders.cache]) await mkdir(folder, { recursive: true });

// One module a picture, so that a page's script knows its own pictures and no others.
await rm(modules, { recursive: true, force: true });
await mkdir(modules, { recursive: true });
const files = new Set<string>();
for (const sitePicture of sitePictures) {
  const cut = await cutPicture(sitePicture, folders);
  await writeFile(new URL(`${sitePicture.name}.ts`, modules), moduleFor(cut.picture));
  for (const file of cut.files) files.add(file);
}

for (const file of await readdir(folders.pictures)) {
  if (!files.has(file)) await rm(folders.pictures + file);
}

function moduleFor(picture: Picture): string {
  return `// Written by scripts/pictures.ts.
import type { SitePicture } from "../../site-picture";

export default ${JSON.stringify(picture, null, 2)} satisfies SitePicture;
`;
}
