import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres } from "../../server/newsletter/testing/postgres-server";
import { isInstalled } from "../support/installed";
import { findNginx } from "../support/nginx";
import { sized } from "../support/test-size";
import { startCluster, startLoad } from "./support/cluster";
import { visit } from "./support/customer";
import { retryUntil } from "./support/running-shop";

const canRun =
  isInstalled(findNginx(), "nginx", "several instances") &&
  isInstalled(findPostgres(), "postgresql", "several instances");

/** Responses before and after each fault. */
const responses = sized({ short: 30, full: 2_000 });
const brotli = { "accept-encoding": "br" };

describe.skipIf(!canRun)("three instances behind the nginx of deploy/, with one database", () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  const processes = new AsyncDisposableStack();
  beforeAll(async () => {
    cluster = await startCluster(processes);
  });
  afterAll(() => processes.disposeAsync());

  const instances = () => [0, 1, 2].map(cluster.instance);
  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await visit(cluster.nginx.origin + path, { headers });
    await cluster.nginx.whenLogged(response);
    return response;
  }
  const getCacheStatus = async (path: string, headers?: Record<string, string>) =>
    (await read(path, headers)).headers.get("x-cache");
  /** The instances that nginx tried for each response whose line in its log contains a text. */
  const getAskedInstances = (text: string): string[][] =>
    readFileSync(cluster.nginx.logFile, "utf8")
      .split("\n")
      .filter((line) => line.includes(text))
      .map((line) => String(JSON.parse(line).instance).split(", "));

  test("serve identical pages with one canonical origin", async () => {
    const tags = instances().map(async ({ origin }) => (await visit(origin)).headers.get("etag"));

    expect(new Set(await Promise.all(tags)).size).toBe(1);
  });

  test.each([
    ["?utm_source=letter&utm_id=1", brotli, "MISS"],
    ["?gad_source=1&gclid=2", brotli, "HIT"],
    ["", { "accept-encoding": "gzip, deflate, br, zstd" }, "HIT"],
    ["", { "accept-encoding": "br;q=0, gzip" }, "MISS"],
  ])("cache a page once for all campaigns: %s, %o: %s", async (query, headers, status) => {
    expect(await getCacheStatus(`/science${query}`, headers)).toBe(status);
  });

  test("have their compressed responses and entity tags passed on", async () => {
    const first = await read("/faq", brotli);
    const tag = first.headers.get("etag") ?? "";

    expect(first.headers.get("server")).toBe("nginx");
    expect(first.headers.get("content-encoding")).toBe("br");
    // A strong tag, because nginx passes on the bytes of the instance.
    expect(tag).toMatch(/^"[^"]+"$/);
    expect((await read("/faq", { ...brotli, "if-none-match": tag })).status).toBe(304);
  });

  test("give every response its own request id, also from nginx's cache", async () => {
    const responses = [await read("/contact"), await read("/contact", { "x-request-id": "mine" })];
    const ids = responses.map(({ headers }) => headers.get("x-request-id"));

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  test("do not expose internal routes, and do not cache searches", async () => {
    for (const path of ["/healthz", "/readyz"]) expect((await read(path)).status).toBe(404);
    for (const path of ["/search?q=oil", "/blog?q=oil"]) {
      await read(path);
      expect(["MISS", "BYPASS", null]).toContain(await getCacheStatus(path));
    }
  });

  test("are asked for a page always in the same place, for searches not", async () => {
    const queries = ["a", "b", "c", "d", "e", "f", "g", "h"].map((letter) => `?q=${letter}`);
    for (const query of queries) {
      await read(`/products/hair-oil${query}`);
      await read(`/search${query}`);
    }

    expect(new Set(getAskedInstances('"/products/hair-oil"').flat()).size).toBe(1);
    expect(new Set(getAskedInstances('"/search"').flat()).size).toBeGreaterThan(1);
  });

  test("are all asked for a file of another build before a 404", async () => {
    const path = "/assets/of-the-next-build.js";

    expect((await read(path)).status).toBe(404);
    expect(new Set(getAskedInstances(path)[0]).size).toBe(3);
  });

  test("lose no request when one is killed, and none while it is gone", async () => {
    const load = startLoad(cluster.nginx.origin, 6);
    await load.wait(responses);
    const killed = cluster.instance(0);
    const { host } = new URL(killed.origin);
    const before = getAskedInstances(host).length;
    killed.kill("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    await load.wait(responses);
    const failures = await load.stop();
    await cluster.start(0);

    expect(failures).toEqual([]);
    // Requests to the killed instance went on to another one.
    await retryUntil(() => {
      const since = getAskedInstances(host).slice(before);
      expect(since.some((asked) => asked.length > 1)).toBe(true);
    });
  });

  test("lose no request when one after the other is restarted", async () => {
    const load = startLoad(cluster.nginx.origin, 6);
    for (const index of [0, 1, 2]) {
      await load.wait(responses);
      cluster.instance(index).kill("SIGTERM");
      expect(await cluster.instance(index).ended).toBe(0);
      await cluster.start(index);
    }
    await load.wait(responses);

    expect(await load.stop()).toEqual([]);
    for (const { errorOutput } of instances()) expect(errorOutput()).toBe("");
  });
});
