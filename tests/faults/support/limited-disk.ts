import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether this system can limit the disk of a process (`prlimit`, on Linux). */
export const canFillDisk = spawnSync("prlimit", ["--version"]).status === 0;

/** Makes the disk full for a process: no file can grow. */
export function fillDisk(pid: number): void {
  prlimit(pid, "0:unlimited");
}

export function freeDisk(pid: number): void {
  prlimit(pid, "unlimited:unlimited");
}

function prlimit(pid: number, limit: string): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${limit}`]);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}

/** root may write everywhere, so the shop runs as another user. */
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Whether that user can read this project. */
export const canForbidWriting =
  spawnSync(process.execPath, [join(import.meta.dirname, "retry-until.ts")], user).status === 0;

/** A folder that can be made read-only for the shop's user. */
export function openFolder() {
  const path = mkdtempSync(join(tmpdir(), "solenne-folder-"));
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  return {
    path,
    allowWriting: (isAllowed: boolean) => chmodSync(path, isAllowed ? 0o755 : 0o555),
    remove() {
      chmodSync(path, 0o755);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
