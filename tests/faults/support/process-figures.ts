import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

export function getMemoryMegabytes(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / 1024;
}

/** Open files and sockets of a process; `null` on a system without `/proc`. */
export function countOpenFiles(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}
