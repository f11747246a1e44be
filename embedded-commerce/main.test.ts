import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const folder = createTempFolder(afterAll);

/** Starts a store that has to end with status 1, and returns what it printed. */
function startFailing(environment: Record<string, string>): string {
  const { status, stderr } = spawnSync(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: folder, COMMERCE_PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 15_000,
  });
  expect(status).toBe(1);
  return stderr;
}

test("names the variable to change when its port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  const message = startFailing({ COMMERCE_PORT: String(port) });
  other.close();

  expect(message).toBe(
    `Port ${port} is already in use: stop the other process, or set COMMERCE_PORT to another port.\n`,
  );
});

test.each([
  ["an invalid port", { COMMERCE_PORT: "eighty" }, "COMMERCE_PORT must be a number"],
  ["a folder that is a file", { DATA_DIR: MAIN }, "The store cannot use DATA_DIR="],
])("refuses %s", (_, environment, message) => {
  expect(startFailing(environment)).toContain(message);
});
