import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const folder = createTempFolder(afterAll);
let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill("SIGKILL");
});

function start(environment: Record<string, string>) {
  const started = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: join(folder, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  return started;
}

async function readFirstChunk(stream: NodeJS.ReadableStream): Promise<string> {
  const [chunk] = await once(stream, "data");
  return String(chunk);
}

/** Starts a store that has to end with status 1, and returns what it printed. */
async function startFailing(environment: Record<string, string>): Promise<string> {
  const store = start(environment);
  const [message, [code]] = await Promise.all([readFirstChunk(store.stderr), once(store, "exit")]);
  expect(code).toBe(1);
  return message;
}

test("prints the two variables that a shop needs, serves, and ends on SIGTERM", async () => {
  const store = start({ COMMERCE_PORT: "0" });
  const line = await readFirstChunk(store.stdout);
  const [, origin = "", token = ""] =
    /^SHOPIFY_STORE_DOMAIN=(\S+) SHOPIFY_STOREFRONT_ACCESS_TOKEN=(\S+)\n$/.exec(line) ?? [];

  const response = await fetch(`${origin}/api/2025-07/graphql.json`, {
    method: "POST",
    headers: { "x-shopify-storefront-access-token": token },
    body: JSON.stringify({ query: '{ product(handle: "shampoo") { featuredImage { url } } }' }),
  });
  expect(JSON.stringify(await response.json())).toContain(`${origin}/cdn/shop/files/shampoo-front`);

  store.kill("SIGTERM");
  const [code] = await once(store, "exit");
  expect(code).toBe(0);
});

test("names the variable to change when its port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const message = await startFailing({ COMMERCE_PORT: String(port) });
  other.close();

  expect(message).toBe(
    `Port ${port} is taken: end the other process or choose another with COMMERCE_PORT.\n`,
  );
});

test("refuses an invalid port, and a folder that is a file", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");

  expect(await startFailing({ COMMERCE_PORT: "eighty" })).toContain(
    "COMMERCE_PORT must be a number",
  );
  expect(await startFailing({ COMMERCE_PORT: "0", DATA_DIR: file })).toContain(
    "The store cannot use DATA_DIR=",
  );
});
