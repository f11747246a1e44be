import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import settings from "../../scripts/server-settings.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");
const longestStartMs = 60_000;

export type ServerProcess = {
  pid: number;
  /** What the pattern caught in the line that says the server is ready. */
  ready: Record<string, string>;
  /** From the start of the process to that line. */
  readyMs: number;
  stop(): Promise<void>;
};

export type ShopProcess = ServerProcess & { origin: string };

/** The shop as built, in a process of its own on a free port of loopback, with an empty data folder. */
export async function startShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const line = /ready on (?<origin>http:\S+)/;
  const server = await startServer("server/main.ts", line, { PORT: "0", ...environment });
  return { ...server, origin: server.ready.origin ?? "" };
}

/** The embedded store as a process of its own, as a hosted one would be. */
export async function startStore(): Promise<ServerProcess & { domain: string; token: string }> {
  const line = /SHOPIFY_STORE_DOMAIN=(?<domain>\S+) SHOPIFY_STOREFRONT_ACCESS_TOKEN=(?<token>\S+)/;
  const server = await startServer("embedded-commerce/main.ts", line, { COMMERCE_PORT: "0" });
  const { domain = "", token = "" } = server.ready;
  return { ...server, domain, token };
}

async function startServer(
  file: string,
  readyLine: RegExp,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-bench-"));
  const start = performance.now();
  const child = spawn(process.execPath, [...settings.nodeArguments, file], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...settings.environment,
      // As `npm start` sets it.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    const force = setTimeout(() => child.kill("SIGKILL"), 12_000);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(force);
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    const ready = await lineOf(child, readyLine, file);
    return { pid: child.pid ?? 0, ready, readyMs: performance.now() - start, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function lineOf(child: ChildProcess, line: RegExp, file: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${file} ${what}\n${printed}`));
    const timer = setTimeout(() => fail("did not get ready"), longestStartMs);
    let printed = "";
    child.once("error", reject);
    child.once("exit", (code) => fail(`ended with code ${code}`));
    const { stdout } = child;
    stdout?.setEncoding("utf8").on("data", function read(text: string) {
      printed = (printed + text).slice(-10_000);
      const groups = line.exec(printed)?.groups;
      if (!groups) return;
      clearTimeout(timer);
      // From now on it writes its log, which nobody reads here.
      stdout.off("data", read).resume();
      resolve(groups);
    });
  });
}
