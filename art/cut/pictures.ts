/**
 * Cuts the site's own pictures into `public/pictures`, and what the pages ask of the embedded store's
 * image service into `build/store-pictures`, so that no visitor waits while a picture is encoded. What
 * was cut before comes from `node_modules/.cache`.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { pictures } from "../../app/content/pictures.ts";
import { cutPicture, planPicture } from "../../embedded-commerce/images/cut-picture.ts";
import {
  openMasters,
  type PictureSize,
  SIZES,
} from "../../embedded-commerce/images/picture-masters.ts";
import { decodeOnce } from "./decode-once.ts";
import { type Folders, provideFile, removeOthers } from "./output-folder.ts";
import { type CutSitePicture, cutSitePicture } from "./site-picture.ts";
import { expectedRequests } from "./store-requests.ts";

const masters = openMasters(folder("art/masters"));
await cutSitePictures();
await cutStorePictures();

async function cutSitePictures(): Promise<void> {
  const folders = await openFolders("public/pictures/", "node_modules/.cache/pictures/");
  const cuts = await inParallel(Object.entries(pictures), async ([name, entry]) => {
    const cut = await cutSitePicture(name, entry, await masters.describe(name), folders);
    return { name, ...cut };
  });
  await removeOthers(folders.output, new Set(cuts.flatMap(({ files }) => files)));

  // One module a picture, so that a page's script holds its own pictures only.
  const modules = folder("app/content/generated/pictures/");
  await rm(modules, { recursive: true, force: true });
  await mkdir(modules, { recursive: true });
  for (const { name, ...cut } of cuts) await writeFile(`${modules}${name}.ts`, moduleFor(cut));

  // Classes, because the security policy forbids style attributes.
  const colors = [...new Set(cuts.map(({ color }) => color))].sort();
  const rules = colors.map((color) => `.tint-${color} { background-color: #${color}; }\n`);
  await writeFile(folder("app/content/generated/tints.css"), rules.join(""));
}

function moduleFor({ picture, color }: CutSitePicture): string {
  const content = JSON.stringify({ ...picture, tint: `tint-${color}` }, null, 2);
  return `// Written by art/cut/pictures.ts.
import type { SitePicture } from "../../site-picture";

export default ${content} satisfies SitePicture;
`;
}

async function cutStorePictures(): Promise<void> {
  const folders = await openFolders("build/store-pictures/", "node_modules/.cache/store-pictures/");
  const sizes: Record<string, PictureSize> = {};
  const files = await inParallel(expectedRequests(), async ([shot, requests]) => {
    const master = await masters.describe(shot);
    sizes[master.version] = { width: master.width, height: master.height };
    const pixels = decodeOnce(master);
    const names: string[] = [];
    for (const request of requests) {
      const { cut, name } = planPicture(master, request);
      names.push(name);
      await provideFile(name, folders, () => cutPicture(master, cut, request.format, { pixels }));
    }
    return names;
  });
  // The server does not have to open the masters.
  await writeFile(folders.output + SIZES, JSON.stringify(sizes));
  await removeOthers(folders.output, new Set([SIZES, ...files.flat()]));
}

async function openFolders(output: string, cache: string): Promise<Folders> {
  const folders = { output: folder(output), cache: folder(cache) };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  return folders;
}

function folder(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** As many at once as the machine has cores. */
async function inParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items].entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
