import { type Env, Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { createBudget } from "./budget/budget.ts";
import { createReadiness } from "./monitoring/readiness.ts";

const page = (text = "<p>page</p>", init?: ResponseInit) =>
  new Response(text, { headers: { "content-type": "text/html; charset=utf-8" }, ...init });

function appWith(parts: Partial<Parameters<typeof createApp>[0]> = {}) {
  const noContent = <Environment extends Env>() =>
    new Hono<Environment>().post("/", (context) => context.body(null, 204));
  return createApp({
    siteUrl: "http://localhost:3000",
    commerce: null,
    storeOrigin: null,
    newsletter: noContent(),
    vitals: noContent(),
    violations: noContent(),
    readiness: createReadiness(async () => true),
    noteAddress: () => {},
    trustedProxies: 0,
    budget: createBudget(4),
    hidesPressFiles: false,
    staticFiles: () => null,
    renderPage: async () => page(),
    logError: () => {},
    ...parts,
  });
}

test.each([
  ["/shop/", "/shop"],
  ["/shop/?q=a%20b", "/shop?q=a%20b"],
  ["/shop//haircare", "/shop/haircare"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["///", "/"],
  ["/Shop/HairCare?Sort=Name", "/shop/haircare?Sort=Name"],
  ["/products/Caf%C3%A9", "/products/caf%C3%A9"],
  ["/products/%68air-oil", "/products/hair-oil"],
  ["/products/%48air%2Doil?Size=%35", "/products/hair-oil?Size=%35"],
  ["/%70roducts/hair-oil%2Edata?_routes=a%62", "/products/hair-oil.data?_routes=a%62"],
  ["/blog/%40a%21%3a%2c", "/blog/@a!:,"],
  ["/products/caf%c3%A9", "/products/caf%C3%A9"],
  ["/products/a%2fb", "/products/a%2Fb"],
  ["/%5cevil.example", "/%5Cevil.example"],
  ["/%2e%2e//evil.example", "/evil.example"],
  ["/Discount/WELCOME10/", "/discount/WELCOME10"],
  ["/discount/%57elcome%2d10", "/discount/Welcome-10"],
])("%s is redirected to %s", async (path, location) => {
  const response = await appWith().request(new Request(`http://localhost:3000${path}`));

  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(location);
  expect(response.headers.get("cache-control"), "has the visitor's query").toMatch(/^private/);
  // In one step.
  expect((await appWith().request(`http://localhost:3000${location}`)).status).toBe(200);
});

describe("an address of the platform's own pages", () => {
  const getLocation = async (path: string, storeOrigin: string | null) => {
    const response = await appWith({ storeOrigin }).request(`http://localhost:3000${path}`);
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.headers.get("location");
  };
  const store = "https://store.example";

  test.each([
    ["/checkout", "/checkout"],
    ["/checkouts/cn/Z2NwL?key=aB", "/checkouts/cn/Z2NwL?key=aB"],
    ["/cart/c/hWN1?key=aB", "/cart/c/hWN1?key=aB"],
    ["/buy/~Z2lkOi8v:1", "/buy/~Z2lkOi8v:1"],
    ["/buy/~Z2:1?continue_to=/cart", "/buy/~Z2:1?continue_to=/cart"],
    ["/buy/~Z2:1?continue_to=/a&continue_to=//evil.example/", "/buy/~Z2:1"],
    ["/buy/42:143:2", "/buy/42:143:2"],
    ["/buy/~Z2:1?continue_to=https://evil.example/&buyer/email=a", "/buy/~Z2:1?buyer%2Femail=a"],
  ])("%s leads to the store, its token as it is", async (path, location) => {
    expect(await getLocation(path, store)).toBe(store + location);
  });

  test.each([store, null])("whose items can be read leads to the cart (store: %s)", async (at) => {
    expect(await getLocation("/buy/42:1,43:2", at)).toBe("/cart/42:1,43:2");
    const fields = "discounts/codes/0=A%26b&attribution/utm_source=b&gclid=c";
    const unknown = "buyer/email=d&access_token=e&continue_to=/shop";
    expect(await getLocation(`/buy/42:1?${fields}&${unknown}`, at)).toBe(
      "/cart/42:1?discount=A%26b&utm_source=b&gclid=c",
    );
  });

  test.each(["/buy/~Z2lkOi8v:1", "/buy/", "/checkout"])(
    "%s leads to the shop where there is no other store",
    async (path) => {
      expect(await getLocation(path, null)).toBe("/shop");
      expect(await getLocation(path, "http://localhost:3000")).toBe("/shop");
    },
  );
});

test("the profile for agents is a hosted store's, with our links that fill a cart over HTTPS alone", async () => {
  const path = "http://localhost:3000/.well-known/ucp";
  const get = async (parts: Parameters<typeof appWith>[0]) => appWith(parts).request(path);
  const hosted = await get({ storeOrigin: "https://a.example" });
  const secure = await get({ storeOrigin: "https://a.example", siteUrl: "https://b.example" });

  expect(hosted.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await hosted.text()).toMatch(/"endpoint":"https:\/\/a.example\/api\/ucp\/mcp"(?!.*buy)/);
  expect(await secure.text()).toMatch(/permalink.json".*"endpoint":"https:\/\/b.example\/buy"/);
  expect(await (await get({})).text()).not.toContain("ucp");
});

// Decoded, each would be another path.
test.each([
  "/products/%2568air",
  "/products/a%252fb",
  "/%2Fevil.example",
  "/%2F/evil.example",
  "/%3Fq=a",
  // The case of a code may count.
  "/discount/WELCOME10?redirect=/Shop",
  "/discount/10%25OFF.data",
])("%s is not redirected", async (path) => {
  expect((await appWith().request(`http://localhost:3000${path}`)).status).toBe(200);
});

/** A request with what the class `Request` refuses and Node's parser accepts. */
function rawRequest(property: "url" | "method", value: string): Request {
  return Object.defineProperty(new Request("http://localhost:3000/"), property, { value });
}

test.each([
  [400, "http://localhost:3000/%"],
  [400, "http://localhost:3000/%ff"],
  [400, "http://localhost:3000/products/%c3%28"],
  [400, "http://localhost:3000/a%00b"],
  [400, "http://1.2.3.999/"],
  [414, `http://localhost:3000/shop?${"y".repeat(4_200)}`],
])("%i, with a page, for the URL %s", async (status, url) => {
  const response = await appWith().fetch(rawRequest("url", url));

  expect(response.status).toBe(status);
  expect(await response.text()).toContain("Return to Home");
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
  "a page refuses %s",
  async (method) => {
    const response = await appWith().request("/shop", { method });

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  },
);

test("HEAD is answered with the headers of GET and no body", async () => {
  const app = appWith();

  const [head, get] = [await app.request("/", { method: "HEAD" }), await app.request("/")];

  expect(await head.text()).toBe("");
  // Only a response with a body is compressed.
  get.headers.delete("vary");
  expect([...head.headers]).toEqual([...get.headers]);
});

test("TRACE is refused, also at the routes of the store", async () => {
  const fetch = vi.fn();
  const app = appWith({ commerce: { handles: () => true, fetch } });

  expect((await app.fetch(rawRequest("method", "TRACE"))).status).toBe(405);
  expect(fetch).not.toHaveBeenCalled();
});

test("a failed rendering is logged once and answered with an error page", async () => {
  const logError = vi.fn();
  const broken = new Error("broken");
  const app = appWith({ renderPage: () => Promise.reject(broken), logError });

  const response = await app.request("/");

  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toBeTruthy();
  expect(await response.text()).toContain("Something went wrong");
  expect(logError.mock.calls).toEqual([[broken]]);
});

test("the embedded store is called at the visitor's origin and keeps its own headers", async () => {
  const commerce = {
    handles: (path: string) => path.startsWith("/api/"),
    fetch: async (request: Request) =>
      new Response(`${request.url} ${await request.text()}`, {
        headers: { "cross-origin-resource-policy": "cross-origin" },
      }),
  };
  const app = appWith({ commerce, siteUrl: "https://shop.example" });

  const response = await app.request("http://127.0.0.1:3000/api/x?a=1", {
    method: "POST",
    headers: { origin: "https://tunnel.example", "sec-fetch-site": "same-origin" },
    body: "{}",
  });

  expect(await response.text()).toBe("https://tunnel.example/api/x?a=1 {}");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
});

test("a page is rendered for the address that a trusted proxy forwards", async () => {
  const renderPage = vi.fn(async () => page());
  const incoming = { socket: { remoteAddress: "10.0.0.1" }, headersDistinct: {} };
  const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.9" };
  for (const trustedProxies of [0, 1])
    await appWith({ renderPage, trustedProxies }).request("/search", { headers }, { incoming });

  const visitors = renderPage.mock.calls.map(([, visitor]: unknown[]) => visitor);
  expect(visitors).toEqual([
    { address: "10.0.0.1", client: "10.0.0.1" },
    { address: "203.0.113.9", client: "203.0.113.9" },
  ]);
});

test("a process that no longer listens ends its connections", async () => {
  const readiness = createReadiness(async () => true);
  const app = appWith({ readiness });
  expect((await app.request("/")).headers.has("connection")).toBe(false);
  readiness.drain();
  expect((await app.request("/")).headers.has("connection")).toBe(false);
  readiness.endConnections();

  expect((await app.request("/")).headers.get("connection")).toBe("close");
});

test.each([
  ["text/html; charset=utf-8", "gzip"],
  ["image/avif", null],
])("an uncached response of type %s has Content-Encoding %s", async (type, encoding) => {
  const renderPage = async () => page("a".repeat(5000), { headers: { "content-type": type } });
  const headers = { "accept-encoding": "gzip, br" };

  const response = await appWith({ renderPage }).request("/", { headers });

  expect(response.headers.get("content-encoding")).toBe(encoding);
});

test("the address of every client but health checks is noted, as a proxy forwards it", async () => {
  const noteAddress = vi.fn();
  const app = appWith({ noteAddress, trustedProxies: 1 });
  const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.9" };
  for (const path of ["/healthz", "/readyz", "/shop", "/newsletter"])
    await app.request(path, { headers });

  expect(noteAddress.mock.calls).toEqual([["203.0.113.9"], ["203.0.113.9"]]);
});
