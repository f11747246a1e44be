import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/** Megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / 1024;
}

/** Open files and sockets of a process; `null` on a system that does not say. */
export function openFilesOf(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}
