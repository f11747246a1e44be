import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import type { Finding } from "../../store-check/finding.ts";
import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "../service.ts";
import { fetchProducts, parseDomain } from "./fetch-products.ts";
import {
  type ForeignProduct,
  readCsv,
  readJson,
  toCatalog,
  UnreadableProducts,
} from "./product-files.ts";
import { checkSource, writeReport } from "./report.ts";
import { relayUntilReady } from "./shop-output.ts";

/**
 * `npm run try -- brand.com`: serves the shop over the products of the owner's own store, and says what would be wrong.
 * With `--file products.json`, or a product export as CSV, nothing is fetched. `--report` ends after the report.
 */
const root = join(import.meta.dirname, "../..");
const usage =
  "Usage: npm run try -- brand.com, or npm run try -- --file products.json (or a product export as CSV)";

async function readProducts(): Promise<ForeignProduct[]> {
  if (values.file !== undefined) {
    const text = readFileSync(values.file, "utf8");
    return /\.csv$/i.test(values.file) ? readCsv(text) : readJson(text);
  }
  const domain = parseDomain(positionals[0] ?? "");
  if (domain === null) throw new UnreadableProducts(usage);
  if (!(await confirmOwnership(domain)))
    throw new UnreadableProducts("Not confirmed, so nothing was fetched.");
  return fetchProducts(domain);
}

/** Asks whether the store is the user's own: only its owner may let it be read. */
async function confirmOwnership(domain: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log(
    `This reads the public products.json of ${domain}: at most four pages, one at a time. Do so only if the store is yours.`,
  );
  const closed = once(terminal, "close").then(() => "");
  const answer = await Promise.race([
    terminal.question(`Type ${domain} to confirm that it is: `),
    closed,
  ]);
  terminal.close();
  return answer.trim().toLowerCase() === domain;
}

/** Resolves to what a script of the shop printed to standard output. */
async function runScript(args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  await once(child, "close");
  return printed;
}

async function tryStore(products: readonly ForeignProduct[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "store-trial-"));
  const commerce = createEmbeddedCommerce({ dataDir, catalog: toCatalog(products) });
  const server = serve({
    fetch: (request) => commerce.fetch(request),
    port: 0,
    hostname: "127.0.0.1",
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const env = {
    SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}`,
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: EMBEDDED_PUBLIC_TOKEN,
    SHOPIFY_STOREFRONT_PRIVATE_TOKEN: "",
    SHOPIFY_SELLING_PLANS: "off",
    DATA_DIR: dataDir,
  };
  // The start builds what is missing, which the check reads.
  const shop = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shop, "exit");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => shop.kill(signal));
  try {
    await Promise.race([relayUntilReady(shop.stdout, console.log, !values.report), ended]);
    if (shop.exitCode === null) {
      const json = await runScript(["server/store-check/command.ts", "--json"], env);
      const findings: Finding[] = JSON.parse(json);
      console.log(`\n${writeReport(products.length, [...checkSource(products), ...findings])}`);
      if (values.report) shop.kill();
      else console.log("The shop is open until you press Ctrl+C.");
    } else process.exitCode = 1;
    await ended;
  } finally {
    server.close();
    commerce.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  options: { file: { type: "string" }, report: { type: "boolean", default: false } },
  allowPositionals: true,
});
try {
  await tryStore(await readProducts());
} catch (error) {
  const isExpected = error instanceof UnreadableProducts || (error as { code?: string }).code;
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
