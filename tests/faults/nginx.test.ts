import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type CachedPage, toCachedPage, toHeaders } from "../../server/page-cache/cached-page";
import { isInstalled } from "../support/installed";
import { findNginx, type Nginx, startNginx } from "../support/nginx";

const program = findNginx();
const hasNginx = isInstalled(program, "nginx", "its cache");

/** A page that is fresh for these seconds. */
async function createPage(text: string, fresh = 3600): Promise<CachedPage> {
  const html = `<!doctype html><html><body>${text}</body></html>`;
  const response = new Response(html, { headers: { "content-type": "text/html" } });
  const rule = { fresh, stale: 3600, query: [], tags: [] };
  const page = await toCachedPage(response, { rule, renderedAt: 0, quality: 5 });
  if (!page) throw new Error("The page was not cached");
  return page;
}

describe.skipIf(!hasNginx)("the nginx of deploy/ before an instance", () => {
  let instance: Server;
  let nginx: Nginx;
  let page: CachedPage;
  let freshness: "fresh" | "stale";
  let requests: number;

  beforeAll(async () => {
    instance = createServer((_, outgoing) => {
      requests += 1;
      outgoing.writeHead(200, toHeaders(page, freshness)).end(page.body?.identity());
    });
    await new Promise<void>((resolve) => instance.listen(0, "127.0.0.1", resolve));
    const { port } = instance.address() as AddressInfo;
    nginx = await startNginx(program ?? "", { shops: [port, port, port], store: port });
  });
  afterAll(async () => {
    await nginx?.stop();
    instance?.close();
  });
  beforeEach(async () => {
    requests = 0;
    page = await createPage("the old price");
  });

  async function read(path: string): Promise<string> {
    const response = await fetch(nginx.origin + path);
    const text = await response.text();
    await nginx.whenLogged(response);
    return text;
  }

  test("caches a fresh page, and asks again at once after a stale one", async () => {
    freshness = "stale";
    await read("/shop");
    freshness = "fresh";
    page = await createPage("the new price");

    for (let visit = 0; visit < 5; visit += 1) expect(await read("/shop")).toContain("new price");
    expect(requests).toBe(2);
  });

  test("does not extend the lifetime of its copy when the instance sends a stale page", async () => {
    page = await createPage("the old price", 1);
    freshness = "fresh";
    await read("/bundles");
    freshness = "stale";
    await vi.waitFor(async () => {
      await read("/bundles");
      expect(requests).toBe(2);
    }, 10_000);

    await read("/bundles");
    expect(requests, "by the very next visit").toBe(3);
    freshness = "fresh";
    page = await createPage("the new price");
    await read("/bundles");
    expect(await read("/bundles"), "updated in the background").toContain("new price");
  });

  test("limits the searches of one visitor, and no other page", async () => {
    freshness = "fresh";
    const ask = async (path: string) => (await fetch(nginx.origin + path)).status;
    const searches = Array.from({ length: 60 }, (_, index) =>
      ask(`/search${index % 2 ? "" : ".data"}?q=${index}`),
    );
    const statuses = await Promise.all(searches);
    const count = (status: number) => statuses.filter((found) => found === status).length;

    expect(count(200)).toBeGreaterThanOrEqual(20);
    expect(count(429)).toBeGreaterThanOrEqual(20);
    expect(count(200) + count(429)).toBe(60);
    expect(await ask("/shop")).toBe(200);
  });
});
