import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import settings from "../server/launch-settings.json" with { type: "json" };
import { freePort } from "../server/newsletter/testing/postgres-server.ts";

const root = join(import.meta.dirname, "..");

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** Starts the built shop as `npm start` does, with an empty data folder, at a free port unless `PORT` is set. */
export async function startShop(environment: Record<string, string> = {}) {
  const metricsPort = String(await freePort());
  const port = environment.PORT ?? String(await freePort());
  const start = performance.now();
  // All requests come from one address.
  const own = {
    PORT: port,
    METRICS_PORT: metricsPort,
    LOG_LEVEL: "error",
    RENDERINGS_PER_CLIENT: "0",
  };
  const server = await startNode("server/main.ts", /ready on/, { ...own, ...environment });
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    ...server,
    origin: `http://localhost:${port}`,
    port: Number(port),
    /** From the start of the process until it is ready. */
    readyMs: performance.now() - start,
    /** A metric without labels. */
    async readMetric(name: string) {
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(await readMetrics())?.[1]);
    },
    /** Calls to the store so far. */
    async countCalls() {
      const text = await readMetrics();
      const series = text.matchAll(/^shop_commerce_call_duration_seconds_count\S* (\d+)$/gm);
      return Array.from(series, ([, count]) => Number(count)).reduce((sum, one) => sum + one, 0);
    },
  };
}

/** Starts the embedded store as a separate process. */
export async function startStore() {
  const port = await freePort();
  const line = /SHOPIFY_STOREFRONT_ACCESS_TOKEN=(\S+)/;
  const environment = { COMMERCE_PORT: String(port) };
  const server = await startNode("embedded-commerce/main.ts", line, environment);
  const [, token = ""] = server.readyLine;
  const domain = `http://127.0.0.1:${port}`;
  const shopEnvironment = { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_ACCESS_TOKEN: token };
  return { ...server, port, shopEnvironment };
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
  const ended = new Promise((resolve) => child.once("exit", resolve));
  addCleanup(() => child.kill("SIGTERM") && ended);
  const readyLine = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const match = ready.exec(text);
      if (match) resolve(match);
    });
  });
  return {
    pid: child.pid ?? 0,
    readyLine,
    /** Resolves when the process has ended. */
    async stop(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
    },
  };
}

const cleanups: (() => unknown)[] = [];

export function addCleanup(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** A temporary folder, which {@link cleanUp} removes. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops all started processes, the last first, and removes the folders. */
export async function cleanUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) await work();
}

/** CPU seconds of a process, from Linux's `/proc`. */
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

export async function getSitemapPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(addresses, ([, address = ""]) => new URL(address).pathname);
}

/** A cached page, with the calls to the store during one rendering. */
export type CachedPage = { path: string; calls: number; freshSeconds: number };

/** Fetches each page once from a shop with an empty cache. */
export async function readCachedPages(shop: Shop, paths: string[]): Promise<CachedPage[]> {
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

/** The maximum of calls to the store: each page is rendered once and whenever it is stale. */
export function maxCalls(pages: readonly CachedPage[], seconds: number): number {
  const renderings = ({ freshSeconds }: CachedPage) => Math.floor(seconds / freshSeconds) + 1;
  return pages.reduce((sum, page) => sum + renderings(page) * page.calls, 0);
}
