import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** `cache` outlives builds; `output` holds exactly what this one needs. Both end with a slash. */
export type Folders = { cache: string; output: string };

/** Puts a file into the output; it is made only if it is in neither folder. Its name tells its content. */
export async function provideFile(
  file: string,
  { cache, output }: Folders,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  if (existsSync(output + file)) return;
  if (!existsSync(cache + file)) {
    // Written under another name first: an interrupted run leaves no half file behind.
    const draft = `${cache}${file}.${process.pid}.draft`;
    await writeFile(draft, await make());
    await rename(draft, cache + file);
  }
  await copyFile(cache + file, output + file);
}

/** Removes what an earlier build needed. */
export async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(folder + file);
  }
}

/** Both paths from the project's root. */
export async function openFolders(output: string, cache: string): Promise<Folders> {
  const folders = { output: projectPath(output), cache: projectPath(cache) };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  return folders;
}

export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
