import { globSync } from "node:fs";

/** The source files under a folder, tests and generated files left out; paths with forward slashes. */
export function sourceFiles(folder: string): string[] {
  return filesUnder(folder).filter(
    (path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.(?:test|spec|d)\.tsx?$|\/testing\//.test(path),
  );
}

/** All files under a folder but generated ones. Throws where there are none, because a check would pass without any. */
function filesUnder(folder: string): string[] {
  const paths = globSync(`${folder}/**/*.*`).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => !path.includes("/generated/")).sort();
  if (files.length === 0) throw new Error(`There are no files in ${folder}/.`);
  return files;
}
