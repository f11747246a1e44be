import fileSizes from "~/content/proof/press-file-sizes.json";
import { fileSize } from "~/lib/file-size";

const bytesByFile: Readonly<Record<string, number>> = fileSizes;

/** Address and size of a file in `public/press`, which `npm run art -- press` writes. */
export function getPressFile(name: string): { href: string; size: string } {
  const bytes = bytesByFile[name];
  if (bytes === undefined) throw new Error(`There is no press file ${name}`);
  return { href: `/press/${name}`, size: fileSize(bytes) };
}
