import { pressFileSizes } from "~/content/generated/press-files";
import { fileSize } from "~/lib/file-size";

/** A file of `public/press`, as its button needs it. */
export function pressFile(name: string): { href: string; size: string } {
  const bytes = pressFileSizes[name];
  if (bytes === undefined) throw new Error(`The build made no file ${name}`);
  return { href: `/press/${name}`, size: fileSize(bytes) };
}
