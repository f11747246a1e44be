/** Writes the text files of the built client once more, compressed as well as it goes. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = fileURLToPath(new URL("../build/client/", import.meta.url));
const text = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Below this an encoding saves nothing. Small files are many, and a page loads a dozen of them. */
const worthwhileBytes = 160;

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
for (const entry of entries) {
  if (!entry.isFile() || !text.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = await readFile(file);
  if (content.byteLength < worthwhileBytes) continue;

  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
