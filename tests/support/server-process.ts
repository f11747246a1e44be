import { type SpawnOptions, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import launchSettings from "../../server/launch-settings.json" with { type: "json" };
import { settings } from "../../server/settings.ts";

const root = join(import.meta.dirname, "../..");
const node = join(root, "node_modules/.bin/node");
const maxStartMs = 60_000;

/** Starts a server of the project and waits until it is ready. Without `DATA_DIR` it gets a folder of its own. */
async function startServer(
  file: string,
  readyLine: RegExp,
  environment: Record<string, string> = {},
  user: Pick<SpawnOptions, "uid" | "gid"> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-test-"));
  const child = spawn(node, [...launchSettings.nodeArguments, file], {
    ...user,
    cwd: root,
    env: {
      ...withoutShopSettings(),
      ...launchSettings.environment,
      DATA_DIR: dataDir,
      // As `npm start` sets it: the process takes half the time to start.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
      ...environment,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, environment.NODE_OPTIONS].join(" "),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let errorOutput = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errorOutput += text;
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );

  const ready = await new Promise<Record<string, string>>((resolve, reject) => {
    const fail = (what: string) => {
      child.kill("SIGKILL");
      reject(new Error(`${file} ${what}\n${printed}${errorOutput}`.trim()));
    };
    const timer = setTimeout(() => fail("did not get ready"), maxStartMs);
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`ended with code ${code}`));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const match = readyLine.exec(printed);
      if (!match) return;
      clearTimeout(timer);
      resolve(match.groups ?? {});
    });
  });

  return {
    /** The groups of the pattern that matched the line of readiness. */
    ready,
    pid: child.pid ?? 0,
    /** Everything on stderr. */
    errorOutput: () => errorOutput,
    /** Everything on stdout. */
    log: () => printed,
    /** Resolves to its exit code or the signal that ended it. */
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async stop() {
      const force = setTimeout(() => child.kill("SIGKILL"), 3_000);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(force);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ShopProcess = Awaited<ReturnType<typeof startShop>>;

/**
 * The built shop on a free port, with the embedded store or the given one. With a given store, which may change
 * during a test, pages are cached only on request.
 */
export async function startShop(
  store: { domain: string; token: string } | null = null,
  environment: Record<string, string> = {},
  user: Pick<SpawnOptions, "uid" | "gid"> = {},
) {
  const settings = {
    PORT: "0",
    ...(store && {
      SHOPIFY_STORE_DOMAIN: store.domain,
      SHOPIFY_STOREFRONT_ACCESS_TOKEN: store.token,
      SHOPIFY_SELLING_PLANS: "on",
      PAGE_CACHE_MB: "0",
    }),
    ...environment,
  };
  const line = /ready on \S+ \(port (?<port>\d+)/;
  const server = await startServer("server/main.ts", line, settings, user);
  return { ...server, origin: `http://localhost:${server.ready.port}` };
}

/** The embedded store as a process of its own, as a hosted one would be. */
export async function startStore() {
  const line = /SHOPIFY_STORE_DOMAIN=(?<domain>\S+) SHOPIFY_STOREFRONT_ACCESS_TOKEN=(?<token>\S+)/;
  const server = await startServer("embedded-commerce/main.ts", line, { COMMERCE_PORT: "0" });
  return { ...server, domain: server.ready.domain ?? "", token: server.ready.token ?? "" };
}

/** The tests decide how a server is set up, not the shell that runs them. */
function withoutShopSettings(): NodeJS.ProcessEnv {
  const names = [...Object.keys(settings), "COMMERCE_PORT", "SHOP_URL"];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));
}
