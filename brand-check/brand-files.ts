/** A file of the brand's folder; `path` begins there. Only of scripts, styles and drawings is the text read. */
export type BrandFile = { path: string; text: string; bytes: number };

/** Where the pattern is found, comments left out; `match` is its first group, or all of it. */
export function findInFiles(
  files: readonly BrandFile[],
  pattern: RegExp,
): { path: string; place: string; match: string }[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map(([all, group]) => ({
          path,
          place: `${path}:${index + 1}`,
          match: group ?? all,
        })),
      ),
  );
}

/** Keeps the line breaks. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/(^|\s)\/\/.*$/gm, "$1");
}
