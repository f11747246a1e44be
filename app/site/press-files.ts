import { getReleaseFile, mediaKitFile, pressReleases } from "#brand/content/proof/press.ts";
import fileSizes from "#brand/content/proof/press-file-sizes.json";

const bytesByFile: Readonly<Record<string, number>> = fileSizes;

/** URL and size of a file in the brand's `press/`; null for one that `npm run art -- press` has not written. */
export function findPressFile(name: string): { href: string; bytes: number } | null {
  const bytes = bytesByFile[name];
  return bytes === undefined ? null : { href: `/press/${name}`, bytes };
}

/** Names of the files that the press page offers and nobody has made. */
export function getMissingPressFiles(): string[] {
  return [mediaKitFile, ...pressReleases.map(getReleaseFile)].filter(
    (name) => findPressFile(name) === null,
  );
}
