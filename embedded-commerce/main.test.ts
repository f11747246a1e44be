import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
let folder: string;
let child: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commerce-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string>) {
  const started = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: join(folder, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  return started;
}

async function firstText(stream: NodeJS.ReadableStream): Promise<string> {
  const [chunk] = await once(stream, "data");
  return String(chunk);
}

test("prints the two variables that a shop needs, serves, and ends on SIGTERM", async () => {
  const store = start({ COMMERCE_PORT: "0" });
  const line = await firstText(store.stdout);
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

  const store = start({ COMMERCE_PORT: String(port) });
  const [message, [code]] = await Promise.all([firstText(store.stderr), once(store, "exit")]);
  other.close();

  expect(message).toBe(
    `Port ${port} is taken: end the other process or choose another with COMMERCE_PORT.\n`,
  );
  expect(code).toBe(1);
});

test("refuses an invalid port, and a folder that is a file", async () => {
  writeFileSync(join(folder, "file"), "");
  for (const [environment, message] of [
    [{ COMMERCE_PORT: "eighty" }, "COMMERCE_PORT must be a number"],
    [{ COMMERCE_PORT: "0", DATA_DIR: join(folder, "file") }, "The store cannot use DATA_DIR="],
  ] as const) {
    const store = start(environment);
    const [text, [code]] = await Promise.all([firstText(store.stderr), once(store, "exit")]);

    expect(text).toContain(message);
    expect(code).toBe(1);
  }
});
