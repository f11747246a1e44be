import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { vi } from "vitest";
import { type ShopProcess, startShop } from "../../support/server-process";

/** Starts a shop that is stopped by the hook: `afterAll`, or `onTestFinished` in a test. */
export async function openShop(
  hook: (stop: () => Promise<void>) => void,
  ...settings: Parameters<typeof startShop>
): Promise<ShopProcess> {
  const shop = await startShop(...settings);
  hook(shop.stop);
  return shop;
}

export function getMemoryMegabytes(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / 1024;
}

/** Open files and sockets of a process; `null` on a system without `/proc`. */
export function countOpenFiles(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}

/** Retries until the check passes; throws its last error after the timeout. */
export function retryUntil<Result>(
  check: () => Result | Promise<Result>,
  maxMs = 15_000,
): Promise<Result> {
  return vi.waitFor(check, maxMs);
}
