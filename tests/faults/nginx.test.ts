import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type CachedPage,
  type Freshness,
  toCachedPage,
  toHeaders,
} from "../../server/page-cache/cached-page";
import { findNginx, type Nginx, startNginx } from "../support/nginx";

const nginx = findNginx();
if (!nginx) {
  const advice = "No nginx on this machine (on Debian: apt-get install nginx).";
  if (process.env.CI) throw new Error(`${advice} CI has to test what it keeps.`);
  process.stderr.write(`\n!!! ${advice} What it keeps of the pages is NOT tested.\n\n`);
}

/** Old soon enough to be waited for. */
const rule = { fresh: 2, stale: 3600, query: [] };

async function pageWith(text: string): Promise<CachedPage> {
  const html = `<!doctype html><html><body>${text}</body></html>`;
  const response = new Response(html, { headers: { "content-type": "text/html" } });
  const page = await toCachedPage(response, rule, 0);
  if (!page) throw new Error("The page was not cached");
  return page;
}

describe.skipIf(!nginx)("the nginx of deploy/ in front of an instance", () => {
  let instance: Server;
  let front: Nginx;
  let page: CachedPage;
  let freshness: Freshness;
  let asked: number;

  beforeAll(async () => {
    instance = createServer((_, outgoing) => {
      asked += 1;
      outgoing.writeHead(200, toHeaders(page, freshness)).end(page.body?.identity());
    });
    await new Promise<void>((resolve) => instance.listen(0, "127.0.0.1", resolve));
    const { port } = instance.address() as AddressInfo;
    front = await startNginx(nginx ?? "", { shops: [port, port, port], store: port });
  });
  afterAll(async () => {
    await front?.stop();
    instance?.close();
  });
  beforeEach(async () => {
    asked = 0;
    page = await pageWith("the old price");
  });

  const read = async (path: string) => (await fetch(front.origin + path)).text();

  test("caches a fresh page, and revalidates a stale one at once", async () => {
    freshness = "stale";
    await read("/shop");
    freshness = "fresh";
    page = await pageWith("the new price");

    for (let visit = 0; visit < 5; visit += 1) expect(await read("/shop")).toContain("new price");
    expect(asked).toBe(2);
  });

  test("does not extend the lifetime of its copy when the instance sends a stale one", async () => {
    freshness = "fresh";
    await read("/bundles");
    freshness = "stale";
    await vi.waitFor(async () => {
      await read("/bundles");
      expect(asked).toBe(2);
    }, 10_000);

    await read("/bundles");
    await vi.waitFor(() => expect(asked, "by the very next visit").toBe(3), 10_000);
    freshness = "fresh";
    page = await pageWith("the new price");
    await vi.waitFor(async () => expect(await read("/bundles")).toContain("new price"), 1_000);
  });
});
