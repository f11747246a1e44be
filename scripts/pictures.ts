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
const generated = new URL("app/content/generated/", root);

for (const folder of [folders.pictures, folders.cache]) await mkdir(folder, { recursive: true });

const pictures: Record<string, Picture> = {};
const files = new Set<string>();
for (const sitePicture of sitePictures) {
  const cut = await cutPicture(sitePicture, folders);
  pictures[sitePicture.name] = cut.picture;
  for (const file of cut.files) files.add(file);
}

for (const file of await readdir(folders.pictures)) {
  if (!files.has(file)) await rm(folders.pictures + file);
}

await mkdir(generated, { recursive: true });
await writeFile(
  new URL("pictures.ts", generated),
  `// Written by scripts/pictures.ts.
export const pictures = ${JSON.stringify(pictures, null, 2)} as const;

export type PictureName = keyof typeof pictures;
`,
);
