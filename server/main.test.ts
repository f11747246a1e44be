import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadServerBuild } from "./server-build.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

function start(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 15_000,
  });
  return { status, lines: stderr.trim().split("\n") };
}

test.each([
  ["PORT", { PORT: "eighty" }],
  ["SHOPIFY_STOREFRONT_ACCESS_TOKEN", { SHOPIFY_STORE_DOMAIN: "shop.example" }],
  // A file is where nobody can make a folder, whatever their rights.
  ["DATA_DIR", { DATA_DIR: main }],
  ["DATA_DIR", { DATA_DIR: `${main}/data` }],
])("a wrong %s stops the start with one sentence and the next step", (name, environment) => {
  const { status, lines } = start(environment);

  expect(status).toBe(1);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(new RegExp(`^${name} `));
});

test("a shop that was never built says how to build it", async () => {
  const load = loadServerBuild(`${main}.does-not-exist.js`);

  await expect(load).rejects.toMatchObject({
    message: "The shop has not been built yet.",
    nextStep: expect.stringContaining("npm start"),
  });
});
