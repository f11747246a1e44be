import { mkdir, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { getReleaseFile, mediaKitFile, pressReleases } from "#brand/content/proof/press.ts";
import { brandPath } from "../../scripts/brand-folder.ts";
import { renderMediaKit } from "./media-kit";
import { renderRelease } from "./pdf";

const folder = pathToFileURL(`${brandPath("press")}/`);
const sizesFile = brandPath("content/proof/press-file-sizes.json");

/** Writes a PDF for each release and the media kit to the brand's `press/`, and their sizes for the page, to which it resolves: bytes by file name. */
export async function writePressFiles(): Promise<Record<string, number>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  const write = async (file: string, bytes: Uint8Array) => {
    await writeFile(new URL(file, folder), bytes);
    sizes[file] = bytes.byteLength;
  };
  for (const release of pressReleases)
    await write(getReleaseFile(release), await renderRelease(release));
  await write(mediaKitFile, await renderMediaKit());
  await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
  return sizes;
}
