import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadServerBuild } from "./server-build.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

test.each([
  ["PORT", { PORT: "eighty" }],
  // A file, where nobody can create a folder, whatever their rights.
  ["DATA_DIR", { DATA_DIR: main }],
  ["DATA_DIR", { DATA_DIR: `${main}/data` }],
])("an invalid %s stops the start with the reason and the next step", (name, environment) => {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 15_000,
  });
  const lines = stderr.trim().split("\n");

  expect(status).toBe(1);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(new RegExp(`^${name} `));
});

test("without a build the message says how to build", async () => {
  await expect(loadServerBuild(`${main}.does-not-exist.js`)).rejects.toThrow(
    /^The shop has not been built yet\.\n.*npm start/,
  );
});
