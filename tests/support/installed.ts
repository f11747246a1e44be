import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs on the PATH, or null. */
export function findProgram(...names: string[]): string | null {
  // On Debian, only root's PATH has the folders of servers.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Whether a program was found. In CI it must be, unless it is optional; elsewhere this prints what is not tested. */
export function isInstalled(
  program: string | null,
  name: string,
  notTested: string,
  need: "required" | "optional" = "required",
): boolean {
  if (program) return true;
  const advice = `No ${name} on this machine (on Debian: apt-get install ${name}).`;
  if (process.env.CI && need === "required") throw new Error(advice);
  process.stderr.write(`\n!!! ${advice} NOT tested: ${notTested}.\n\n`);
  return false;
}
