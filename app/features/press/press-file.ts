import { pressFileSizes } from "~/content/generated/press-files";
import { fileSize } from "~/lib/file-size";

/** The address and size of a file in `public/press`. Throws if the build did not write it. */
export function getPressFile(name: string): { href: string; size: string } {
  const bytes = pressFileSizes[name];
  if (bytes === undefined) throw new Error(`The build wrote no file ${name}`);
  return { href: `/press/${name}`, size: fileSize(bytes) };
}
