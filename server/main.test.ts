import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { parseConfig } from "./config.ts";
import { listen, newHttpServer } from "./http-server.ts";
import { loadServerBuild } from "./render-page.ts";

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

const config = parseConfig({ PORT: "0", METRICS_PORT: "0" });

function open(settings: Partial<typeof config>, prefix?: "METRICS_") {
  const server = newHttpServer(config.KEEP_ALIVE_SECONDS);
  onTestFinished(() => void server.close());
  return listen(server, { ...config, ...settings }, prefix);
}

test("a taken port is reported with the next step", async () => {
  const port = await open({});

  await expect(open({ PORT: port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use.\n` +
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
  await expect(open({ METRICS_PORT: port }, "METRICS_")).rejects.toThrow(
    `METRICS_PORT=${port + 1} npm start`,
  );
});

test("an address of another machine is reported", async () => {
  await expect(open({ HOST: "192.0.2.1" })).rejects.toThrow('HOST is "192.0.2.1"');
});
