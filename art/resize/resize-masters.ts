import { availableParallelism } from "node:os";
import {
  type MasterImage,
  openImage,
  openMasters,
} from "../../embedded-commerce/images/image-masters.ts";
import { brandPath } from "../../scripts/brand-folder.ts";

/** `pixels` are decoded at the first call only: decoding costs as much as encoding a small image. */
export type OpenMaster = { master: MasterImage; pixels: () => Promise<Buffer> };

/** Calls `resize` for each entry with its master from the brand's pictures, as many at once as the machine has cores. */
export async function resizeMasters<Entry, Result>(
  entries: Iterable<readonly [name: string, entry: Entry]>,
  resize: (name: string, entry: Entry, open: OpenMaster) => Promise<Result>,
): Promise<Result[]> {
  const masters = openMasters(brandPath("pictures"));
  const results: Result[] = [];
  const waiting = [...entries].entries();
  const worker = async () => {
    for (const [index, [name, entry]] of waiting) {
      const master = await masters.describe(name);
      let decoded: Promise<Buffer> | null = null;
      const pixels = () => (decoded ??= decode(master));
      results[index] = await resize(name, entry, { master, pixels });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

async function decode({ source }: MasterImage): Promise<Buffer> {
  return (await openImage(source)).tiff({ compression: "none" }).toBuffer();
}
