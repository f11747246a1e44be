/**
 * Cuts into `build/store-pictures` what the shop's pages ask of the embedded store's image service, so
 * that no visitor waits while a picture is encoded, and notes how large the masters are, so that the server
 * need not open them. What others ask for is cut when they ask.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cutPicture, planPicture } from "../embedded-commerce/images/cut-picture.ts";
import {
  openMasters,
  type PictureSize,
  SIZES,
} from "../embedded-commerce/images/picture-masters.ts";
import { inParallel } from "./pictures/in-parallel.ts";
import { pixelsOf } from "./pictures/pixels-of.ts";
import { provideFile, removeOthers } from "./pictures/provide-file.ts";
import { expectedRequests } from "./pictures/store-requests.ts";

const root = new URL("../", import.meta.url);
const folders = {
  output: fileURLToPath(new URL("build/store-pictures/", root)),
  cache: fileURLToPath(new URL("node_modules/.cache/store-pictures/", root)),
};
const masters = openMasters(fileURLToPath(new URL("art/masters", root)));

for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
const sizes: Record<string, PictureSize> = {};
const files = await inParallel(expectedRequests(), async ([shot, requests]) => {
  const master = await masters.describe(shot);
  sizes[master.version] = { width: master.width, height: master.height };
  const pixels = pixelsOf(master);
  const names: string[] = [];
  for (const asked of requests) {
    const { cut, name } = planPicture(master, asked);
    names.push(name);
    await provideFile(name, folders, () => cutPicture(master, cut, asked.format, pixels));
  }
  return names;
});
await writeFile(folders.output + SIZES, JSON.stringify(sizes));
await removeOthers(folders.output, new Set([SIZES, ...files.flat()]));
