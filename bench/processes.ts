import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import settings from "../scripts/server-settings.json" with { type: "json" };
import { freePort } from "../server/newsletter/testing/postgres-server.ts";

const root = join(import.meta.dirname, "..");

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** The shop as built, as `npm start` starts it, with an empty data folder. */
export async function startShop(environment: Record<string, string> = {}) {
  const metricsPort = String(await freePort());
  const start = performance.now();
  const ports = { PORT: String(await freePort()), METRICS_PORT: metricsPort, LOG_LEVEL: "error" };
  const server = await startNode("server/main.ts", /ready on/, { ...ports, ...environment });
  return {
    ...server,
    origin: `http://localhost:${ports.PORT}`,
    port: Number(ports.PORT),
    /** From the start of the process until it says that it is ready. */
    readyMs: performance.now() - start,
    /** How often the store was asked so far. */
    async countCalls() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const series = text.matchAll(/^shop_commerce_call_duration_seconds_count\S* (\d+)$/gm);
      return Array.from(series, ([, count]) => Number(count)).reduce((sum, one) => sum + one, 0);
    },
  };
}

/** The embedded store as a process of its own, as a hosted one would be. */
export async function startStore() {
  const port = await freePort();
  const line = /SHOPIFY_STOREFRONT_ACCESS_TOKEN=(\S+)/;
  const environment = { COMMERCE_PORT: String(port) };
  const server = await startNode("embedded-commerce/main.ts", line, environment);
  const [, token = ""] = server.readyLine;
  const domain = `http://127.0.0.1:${port}`;
  const settingsOfShop = { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_ACCESS_TOKEN: token };
  return { ...server, port, settingsOfShop };
}

async function startNode(file: string, ready: RegExp, environment: Record<string, string>) {
  const dataDir = createFolder();
  const cache = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node") };
  const env = { PATH: process.env.PATH, ...settings.environment, ...cache, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...settings.nodeArguments, file], {
    cwd: root,
    env: { ...env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  stopLater(child);
  const readyLine = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const match = ready.exec(text);
      if (match) resolve(match);
    });
  });
  return { pid: child.pid ?? 0, readyLine };
}

const cleanups: (() => unknown)[] = [];

export function stopLater(child: ChildProcess): void {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  doLater(() => child.kill("SIGTERM") && ended);
}

export function doLater(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** A temporary folder, until {@link cleanUp}. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "solenne-bench-"));
  doLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops every process that was started, the last first, and removes the folders. */
export async function cleanUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) await work();
}

/** Seconds of the processor that a process has used so far, from Linux's `/proc`. */
export function getCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // After the name in brackets: user and system time, the 14th and 15th field, in hundredths.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Runs a tool and returns what it prints. Debian keeps nginx in `/usr/sbin`. */
export async function runTool(command: string, args: string[], environment = {}): Promise<string> {
  const path = [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(delimiter);
  const env = { ...process.env, PATH: path, ...environment };
  return (await promisify(execFile)(command, args, { env, maxBuffer: 64e6 })).stdout;
}

/** The paths of all pages that the sitemap names. */
export async function getPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(addresses, ([, address = ""]) => new URL(address).pathname);
}

/** A page of which a copy is kept, and how often rendering it once asks the store. */
export type CachedPage = { path: string; calls: number; freshSeconds: number };

/** Opens each page once, on a shop that has no copy of any. */
export async function readCachedPages(shop: Shop, paths: readonly string[]) {
  const pages: CachedPage[] = [];
  for (const path of paths) {
    const before = await shop.countCalls();
    const { headers } = await fetch(shop.origin + path);
    const age = /s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
    const calls = (await shop.countCalls()) - before;
    if (age) pages.push({ path, calls, freshSeconds: Number(age) });
  }
  return pages;
}

/** The most calls to the store in a time: each page is rendered at first, and when its copy is old. */
export function maxCalls(pages: readonly CachedPage[], seconds: number): number {
  const renderings = ({ freshSeconds }: CachedPage) => Math.floor(seconds / freshSeconds) + 1;
  return pages.reduce((sum, page) => sum + renderings(page) * page.calls, 0);
}
