import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "../../embedded-commerce/data/catalogue";
import { openSubscribers } from "../../server/newsletter/open-subscribers";
import { listSubscribers } from "../../server/newsletter/testing/stores";
import { catalogueWith } from "../support/catalogues";
import { sized } from "../support/fault-size";
import { missingPrograms, startCluster, visitors } from "./support/cluster";
import { retryUntil } from "./support/retry-until";
import { change, visit } from "./support/visits";

const missing = missingPrograms();
if (missing && process.env.CI) throw new Error(`${missing} CI has to test several machines.`);
if (missing) process.stderr.write(`\n!!! ${missing} Several machines are NOT tested.\n\n`);

/** Answers that are waited for before and after each fault. */
const enough = sized({ short: 30, full: 2_000 });

describe.skipIf(missing)("three instances behind the nginx of deploy/, with one database", () => {
  let machines: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    machines = await startCluster();
  });
  afterAll(() => machines?.stop());

  const instances = () => [0, 1, 2].map((at) => machines.shop(at));
  const read = (path: string, headers: Record<string, string> = {}) =>
    visit(machines.front.origin + path, { headers });
  const getCacheStatus = async (path: string, headers: Record<string, string> = {}) =>
    (await read(path, headers)).headers.get("x-cache");
  /** Which instances were asked for each answer, from the lines of nginx's own log that hold a text. */
  const getRequests = (text: string): string[][] =>
    readFileSync(machines.front.logFile, "utf8")
      .split("\n")
      .filter((line) => line.includes(text))
      .map((line) => String(JSON.parse(line).instance).split(", "));

  test("serve identical pages with one canonical origin", async () => {
    const tags = instances().map(async ({ origin }) => (await visit(origin)).headers.get("etag"));

    expect(new Set(await Promise.all(tags)).size).toBe(1);
  });

  test("render a page once for a campaign with many links", async () => {
    const brotli = { "accept-encoding": "br" };
    expect(await getCacheStatus("/science?utm_source=letter&utm_id=1", brotli)).toBe("MISS");

    expect(await getCacheStatus("/science?utm_source=elsewhere&gclid=2", brotli)).toBe("HIT");
    expect(await getCacheStatus("/science", { "accept-encoding": "gzip, deflate, br, zstd" })).toBe(
      "HIT",
    );
    expect(await getCacheStatus("/science", { "accept-encoding": "br;q=0, gzip" })).toBe("MISS");
    expect(await getCacheStatus("/science?option=2", brotli)).toBe("MISS");
  });

  test("have their compressed responses and entity tags passed on", async () => {
    const first = await read("/faq", { "accept-encoding": "br" });
    const tag = first.headers.get("etag") ?? "";

    expect(first.headers.get("content-encoding")).toBe("br");
    // A strong one: the bytes are those that the instance made.
    expect(tag).toMatch(/^"[^"]+"$/);
    expect((await read("/faq", { "accept-encoding": "br", "if-none-match": tag })).status).toBe(
      304,
    );
    expect(first.headers.get("server")).toBe("nginx");
  });

  test("give every response its own request id, also from nginx's cache", async () => {
    const ids = [await read("/contact"), await read("/contact", { "x-request-id": "mine" })].map(
      ({ headers }) => headers.get("x-request-id"),
    );

    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  test("do not expose internal routes, and do not cache searches", async () => {
    for (const path of ["/healthz", "/readyz"]) expect((await read(path)).status).toBe(404);
    for (const path of ["/search?q=oil", "/blog?q=oil"]) {
      await read(path);
      expect(["MISS", null]).toContain(await getCacheStatus(path));
    }
  });

  test("are all tried for a file of another build before a 404", async () => {
    const path = "/assets/of-the-next-build.js";

    expect((await read(path)).status).toBe(404);
    // nginx writes its line once the answer is out.
    await retryUntil(() => expect(new Set(getRequests(path)[0]).size).toBe(3));
  });

  test("lose no request when one of them is killed, and none while it is gone", async () => {
    const load = visitors(machines.front.origin, 6);
    await load.more(enough);
    const dead = new URL(machines.shop(0).origin).host;
    const before = getRequests(dead).length;
    machines.shop(0).kill("SIGKILL");
    expect(await machines.shop(0).ended).toBe("SIGKILL");
    await load.more(enough);
    const failures = await load.end();
    await machines.start(0);

    expect(failures).toEqual([]);
    // Some came to the dead one, or were with it when it died, and went on to another.
    expect(
      getRequests(dead)
        .slice(before)
        .some((instances) => instances.length > 1),
    ).toBe(true);
  });

  test("lose no request when one after the other is restarted", async () => {
    const load = visitors(machines.front.origin, 6);
    for (const at of [0, 1, 2]) {
      await load.more(enough);
      machines.shop(at).kill("SIGTERM");
      expect(await machines.shop(at).ended).toBe(0);
      await machines.start(at);
    }
    await load.more(enough);

    expect(await load.end()).toEqual([]);
    for (const { complaints } of instances()) expect(complaints()).toBe("");
  });

  test("share sign-ups", async () => {
    const signUp = (origin: string, email: string) =>
      visit(`${origin}/newsletter`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ email }),
      });
    for (const { origin } of instances()) {
      expect((await signUp(origin, "ana@example.com")).status).toBe(200);
      expect((await signUp(origin, `of${new URL(origin).port}@example.com`)).status).toBe(200);
    }
    expect((await signUp(machines.front.origin, "front@example.com")).status).toBe(200);

    const list = openSubscribers({ dataDir: "", databaseUrl: machines.database.url });
    const addresses = (await listSubscribers(list)).map(({ address }) => address);
    await list.close();
    expect(addresses).toHaveLength(5);
    expect(addresses).toContain("front@example.com");
  });

  test("all show a change after a webhook to one of them", async () => {
    const [oil] = catalogue.products.filter(({ handle }) => handle === "hair-oil");
    if (!oil) throw new Error("The standard catalogue has lost its hair oil");
    const page = "/products/hair-oil";
    for (const { origin } of instances())
      expect(await visit(origin + page)).toMatchObject({ status: 200 });

    // A page that just grew old would show one change by itself, and not three in a row.
    for (const title of ["Renewed Oil", "Oil Once More", "Third Oil"]) {
      machines.store.sell(catalogueWith({ ...oil, title }));
      expect((await change(machines.front.origin, "products/update")).status).toBe(200);
      await retryUntil(async () => {
        for (const { origin } of instances())
          expect((await visit(origin + page)).text).toContain(title);
      });
    }
  });
});
