import fileSizes from "~/content/proof/press-file-sizes.json";

const bytesByFile: Readonly<Record<string, number>> = fileSizes;

/** Address and size of a file in `public/press`, which `npm run art -- press` writes. */
export function getPressFile(name: string): { href: string; size: string } {
  const bytes = bytesByFile[name];
  if (bytes === undefined) throw new Error(`There is no press file ${name}`);
  return { href: `/press/${name}`, size: fileSize(bytes) };
}

/** Formats as `19 KB` or `1.4 MB`, with 1,000 bytes in a kilobyte. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
