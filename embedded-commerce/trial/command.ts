import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serve } from "@hono/node-server";
import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { readCatalog } from "./published-products.ts";

/**
 * `npm run try -- products.json`: serves the shop over the products of the file, which a store publishes, and checks
 * them as `npm run store:check` does.
 */
const root = join(import.meta.dirname, "../..");
const [file] = process.argv.slice(2);
const catalog = file ? readFrom(file) : stop("Usage: npm run try -- products.json");
const dataDir = mkdtempSync(join(tmpdir(), "store-trial-"));
const commerce = createEmbeddedCommerce({ dataDir, catalog });
const server = serve({
  fetch: (request) => commerce.fetch(request),
  port: 0,
  hostname: "127.0.0.1",
});
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const env = {
  ...process.env,
  SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}`,
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: EMBEDDED_PUBLIC_TOKEN,
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "",
  SHOPIFY_SELLING_PLANS: "off",
  DATA_DIR: dataDir,
};

const shop = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => shop.kill(signal));
shop.on("exit", (code) => {
  server.close();
  commerce.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
createInterface({ input: shop.stdout }).on("line", (line) => {
  console.log(line);
  // The check reads what the start has built.
  if (line.includes(" is ready on "))
    spawn(process.execPath, ["server/store-check/command.ts"], {
      cwd: root,
      env,
      stdio: "inherit",
    });
});

function readFrom(path: string) {
  try {
    return readCatalog(readFileSync(path, "utf8"));
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
