import { readFileSync } from "node:fs";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { isInstalled } from "../support/installed";
import { findNginx, type Nginx, startNginx } from "../support/nginx";
import { createPage, startStandInInstance } from "./support/stand-in-instance";

const program = findNginx();
const hasNginx = isInstalled(program, "nginx", "its cache");

describe.skipIf(!hasNginx)("the nginx of deploy/ before an instance", () => {
  let instance: Awaited<ReturnType<typeof startStandInInstance>>;
  let nginx: Nginx;

  beforeAll(async () => {
    instance = await startStandInInstance();
    nginx = await startNginx(program ?? "", instance.ports);
  });
  afterAll(async () => {
    await nginx?.stop();
    instance?.close();
  });
  beforeEach(async () => {
    instance.requests.length = 0;
    const page = await createPage("the old price");
    Object.assign(instance.sent, { page, freshness: "fresh" });
  });

  async function request(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(nginx.origin + path, { headers });
    const text = await response.text();
    await nginx.whenLogged(response);
    return { text, status: response.status, headers: response.headers };
  }
  const read = async (path: string) => (await request(path)).text;

  test("caches a fresh page, and asks again at once after a stale one", async () => {
    instance.sent.freshness = "stale";
    await read("/shop");
    instance.sent.freshness = "fresh";
    instance.sent.page = await createPage("the new price");

    for (let visit = 0; visit < 5; visit += 1) expect(await read("/shop")).toContain("new price");
    expect(instance.requests).toHaveLength(2);
  });

  test("does not extend the lifetime of its copy when the instance sends a stale page", async () => {
    instance.sent.page = await createPage("the old price", 2);
    await read("/bundles");
    instance.sent.freshness = "stale";
    await vi.waitFor(async () => {
      await read("/bundles");
      expect(instance.requests).toHaveLength(2);
    }, 10_000);

    await read("/bundles");
    expect(instance.requests, "by the very next visit").toHaveLength(3);
    instance.sent.freshness = "fresh";
    instance.sent.page = await createPage("the new price");
    expect(await read("/bundles"), "shown at once").toContain("new price");
  });

  test("keeps a copy for what is left of its life, and shows none that is older", async () => {
    instance.sent.page = await createPage("the old price", 60, 57.5);
    const stored = performance.now();
    await read("/about");
    instance.sent.page = await createPage("the new price", 60);

    await vi.waitFor(async () => expect(await read("/about")).toContain("new price"), 10_000);
    // nginx counts whole seconds.
    expect(performance.now() - stored).toBeLessThan(4_000);
    expect(instance.requests).toHaveLength(2);
  });

  test("sends its old copy while every instance fails", async () => {
    instance.sent.page = await createPage("the last good page", 2);
    await read("/faq");
    instance.sent.isBroken = true;
    onTestFinished(() => {
      instance.sent.isBroken = false;
    });

    await vi.waitFor(async () => {
      const { headers, text } = await request("/faq");
      expect([headers.get("x-cache"), text.includes("last good page")]).toEqual(["STALE", true]);
    }, 10_000);
  });

  test("tells browsers nothing of the lifetimes that the next shared cache would start over", async () => {
    for (const from of ["MISS", "HIT"]) {
      const { headers } = await request("/science");

      expect(headers.get("x-cache")).toBe(from);
      expect(headers.get("cache-control")).toBe("public, max-age=0, stale-if-error=86400");
      expect(headers.get("cache-tag")).toBe("products");
      for (const name of ["cdn-cache-control", "x-accel-expires", "age"])
        expect(headers.has(name), name).toBe(false);
    }
  });

  test("passes a CDN's request on to the instance, with the lifetimes for it", async () => {
    for (let visit = 1; visit <= 2; visit += 1) {
      const { headers } = await request("/contact", { "cdn-loop": "cloudflare" });

      expect(instance.requests).toHaveLength(visit);
      expect(headers.get("cache-control")).toMatch(/s-maxage=3[56]\d\d\b/);
      expect(headers.get("cdn-cache-control")).toContain("stale-while-revalidate=600");
    }
  });

  test("answers a page with campaign parameters from its copy without them", async () => {
    await read("/quiz?utm_source=a");
    for (const query of ["", "?gclid=1", "?gad_source=2&utm_medium=a&ref", "?"])
      expect((await request(`/quiz${query}`)).headers.get("x-cache"), query).toBe("HIT");
    expect(instance.urls()).toEqual(["/quiz?utm_source=a"]);
  });

  test.each([
    "/holidays?gclid=1&never=seen",
    "/products/hair-oil?Size=50+ml&gclid=1",
    "/shop.data?_routes=routes%2Fshop&ref=a",
    "/cart/c/key?key=secret",
    // Its redirect goes on with the campaign.
    "/discount/WELCOME10?utm_source=a",
  ])("asks the instance for %s as it is", async (path) => {
    await request(path);

    expect(instance.urls()).toEqual([path]);
  });

  test("stores a page and its data, and nothing of which anyone can make up any number", async () => {
    const ask = async (path: string) => {
      const from = [await request(path), await request(path)];
      return from.map(({ headers }) => headers.get("x-cache"));
    };

    for (const path of ["/products/hair-oil", "/products/hair-oil.data?_routes=routes%2Fproduct"])
      expect([path, await ask(path)]).toEqual([path, ["MISS", "HIT"]]);
    for (const path of [
      "/products/hair-oil?Size=50+ml",
      "/products/hair-oil.data?_routes=routes%2Fproduct&x=1",
      "/shop?page=7",
    ])
      expect([path, await ask(path)]).toEqual([path, ["BYPASS", "BYPASS"]]);
    instance.sent.page = { ...instance.sent.page, status: 404 };
    expect((await ask("/products/made-up"))[1]).not.toBe("HIT");
  });

  test("keeps a page as Markdown apart from its copy of the page", async () => {
    await read("/about/founder");
    const { headers } = await request("/about/founder", {
      accept: "text/markdown, text/html;q=0.9",
    });

    expect(headers.get("x-cache")).toBe("BYPASS");
    expect(instance.urls()).toEqual(["/about/founder", "/about/founder"]);
    expect((await request("/about/founder", { accept: "text/html" })).headers.get("x-cache")).toBe(
      "HIT",
    );
  });

  test("writes nothing of a visitor into its logs, as the shop does not", async () => {
    for (const path of ["/search?q=a-secret", "/checkouts/a-secret/b", "/Cart/c/a-secret"])
      await request(path);
    for (const path of ["/blog/a-secret@example.com/x", "/a/a%2Ba-secret%40example.com"])
      await request(path);

    const logged = readFileSync(nginx.logFile, "utf8");
    expect(logged).not.toContain("a-secret");
    for (const path of ["/search", "/checkouts/…", "/Cart/c/…", "/blog/…@…", "/a/…@…"])
      expect(logged).toContain(`"path":"${path}"`);
    expect(nginx.errors()).toBe("");
  });
});
