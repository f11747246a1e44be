import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { parseConfig } from "./config.ts";
import { newHttpServer } from "./http-server.ts";
import { createLog } from "./monitoring/log.ts";
import { openLog } from "./monitoring/open-log.ts";
import { openShop } from "./shop.ts";
import { createTestBuild } from "./testing/test-build.ts";

/** A database that takes a moment to open. */
vi.mock("./database.ts", () => ({ openDatabase: () => pause(200, null) }));

const store = {
  endpoint: "/api",
  publicEndpoint: "/api",
  token: "",
  fetch,
  privateToken: null,
  sellingPlans: "on" as const,
  imageOrigins: [],
  connectOrigins: [],
  getCircuitState: () => "closed" as const,
  service: null,
};

function openServer() {
  const config = parseConfig({ PORT: "0", DATA_DIR: createTempFolder(onTestFinished) });
  const server = newHttpServer(config.KEEP_ALIVE_SECONDS);
  onTestFinished(() => void server.close());
  return { config, server };
}

test("a request that arrives as soon as the port is open is answered", async () => {
  const { config, server } = openServer();
  const asked = new Promise<Response>((resolve, reject) =>
    server.once("listening", () => {
      const { port } = Object(server.address());
      const signal = AbortSignal.timeout(3_000);
      fetch(`http://127.0.0.1:${port}/healthz`, { signal }).then(resolve, reject);
    }),
  );

  const build = createTestBuild(() => new Response());
  const parts = { config, server, store, build, staticFiles: () => null, log: openLog("silent") };
  const shop = await openShop(parts);
  onTestFinished(shop.close);
  server.on("request", shop.listener);

  expect((await asked).status).toBe(200);
});

test.each([
  ["has an error that the development server has not printed", false],
  ["leaves out an error that the development server has printed", true],
])("the log %s", async (_, isPrinted) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const error = new Error("Expected a comma");
  const build = () => Promise.reject(error);
  const staticFiles = () => null;
  const parts = { ...openServer(), store, build, staticFiles, log };
  const shop = await openShop({ ...parts, isPrinted: (printed) => isPrinted && printed === error });
  onTestFinished(shop.close);
  parts.server.on("request", shop.listener);

  expect((await fetch(`${shop.siteUrl}/shop`)).status).toBe(500);
  expect(lines.filter((line) => line.includes("Expected a comma"))).toHaveLength(isPrinted ? 0 : 1);
});
