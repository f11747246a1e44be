import fileSizes from "#brand/content/proof/press-file-sizes.json";

const bytesByFile: Readonly<Record<string, number>> = fileSizes;

/** URL and size of a file in the brand's `press/`; null for one that `npm run art -- press` has not written. */
export function findPressFile(name: string): { href: string; bytes: number } | null {
  const bytes = bytesByFile[name];
  return bytes === undefined ? null : { href: `/press/${name}`, bytes };
}
