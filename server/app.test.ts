import { type Env, Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { createReadiness } from "./monitoring/readiness.ts";

const page = (text = "<p>page</p>", init?: ResponseInit) =>
  new Response(text, { headers: { "content-type": "text/html; charset=utf-8" }, ...init });

function appWith(parts: Partial<Parameters<typeof createApp>[0]> = {}) {
  const noContent = <Environment extends Env>() => {
    const app = new Hono<Environment>();
    app.post("/", (context) => context.body(null, 204));
    return app;
  };
  return createApp({
    siteUrl: "http://localhost:3000",
    isHttps: false,
    commerce: null,
    newsletter: noContent(),
    webhook: noContent(),
    vitals: noContent(),
    readiness: createReadiness(async () => true),
    trustedProxies: 0,
    staticFiles: () => null,
    renderPage: async () => page(),
    logError: () => {},
    ...parts,
  });
}

const always = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-embedder-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
];

test.each([
  ["a page", "/shop", 200],
  ["a redirect to the address without a last slash", "/shop/?sort=price", 308],
  ["an unreadable address", "/products/%E0%A4%A", 400],
  ["an address that is too long", `/products/${"a".repeat(10_000)}`, 414],
  ["the health check", "/healthz", 200],
  ["the check of readiness", "/readyz", 200],
])("%s carries every security header and no cookie", async (_, path, status) => {
  const response = await appWith().request(path);

  expect(response.status).toBe(status);
  for (const name of always) expect(response.headers.get(name), name).toBeTruthy();
  expect(response.headers.has("set-cookie")).toBe(false);
});

test.each([
  ["/shop/", "/shop"],
  ["/shop/?q=a%20b", "/shop?q=a%20b"],
  ["/shop//haircare", "/shop/haircare"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["///", "/"],
  ["/Shop/HairCare?Sort=Name", "/shop/haircare?Sort=Name"],
  ["/products/Caf%C3%A9", "/products/caf%C3%A9"],
])("%s goes on to %s", async (path, location) => {
  const response = await appWith().request(new Request(`http://localhost:3000${path}`));

  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(location);
});

test.each(["/%", "/%ff", "/products/%c3%28", "/a%00b"])(
  "%s is refused with a page",
  async (path) => {
    const response = await appWith().request(path);

    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Return to Home");
  },
);

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "%s on a page is answered with what is allowed",
  async (method) => {
    const response = await appWith().request("/shop", { method });

    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  },
);

test("broken rendering is logged once and answered with a page", async () => {
  const logError = vi.fn();
  const broken = new Error("broken");
  const app = appWith({ renderPage: () => Promise.reject(broken), logError });

  const response = await app.request("/");

  expect(response.status).toBe(500);
  expect(response.headers.get("cache-control")).toBe("no-store");
  for (const name of always) expect(response.headers.get(name), name).toBeTruthy();
  expect(await response.text()).toContain("Something went wrong");
  expect(logError.mock.calls).toEqual([[broken]]);
});

test("HEAD is answered with the headers of GET and nothing else", async () => {
  const app = appWith();

  const [head, get] = [await app.request("/", { method: "HEAD" }), await app.request("/")];

  expect(await head.text()).toBe("");
  // Only a response with a body is one of several encodings.
  get.headers.delete("vary");
  expect([...head.headers]).toEqual([...get.headers]);
});

test("a status and its own headers survive", async () => {
  const app = appWith({
    renderPage: async () =>
      page("gone", {
        status: 404,
        headers: { "content-type": "text/html", "cache-control": "no-store" },
      }),
  });

  const response = await app.request("/nowhere");

  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("the embedded store is asked at the origin in use and keeps its own headers", async () => {
  const commerce = {
    handles: (path: string) => path.startsWith("/api/"),
    fetch: async (request: Request) =>
      new Response(`${request.url} ${await request.text()}`, {
        headers: { "cross-origin-resource-policy": "cross-origin" },
      }),
  };
  const app = appWith({
    commerce,
    siteUrl: "https://shop.example",
    isHttps: true,
  });

  const response = await app.request("http://127.0.0.1:3000/api/x?a=1", {
    method: "POST",
    body: "{}",
  });

  expect(await response.text()).toBe("http://127.0.0.1:3000/api/x?a=1 {}");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(response.headers.get("strict-transport-security")).toContain("max-age");
});

test("a method that is meant for proxies is refused, also at the routes of the store", async () => {
  const fetch = vi.fn();
  const app = appWith({ commerce: { handles: () => true, fetch } });
  // The web's own `Request` refuses such a method; Node's listener does not.
  const request = new Request("http://localhost:3000/checkouts/x");
  Object.defineProperty(request, "method", { value: "TRACE" });

  const response = await app.fetch(request);

  expect(response.status).toBe(405);
  expect(fetch).not.toHaveBeenCalled();
});

test("a page is rendered for the address that a trusted proxy saw", async () => {
  const renderPage = vi.fn(async () => page());
  const incoming = { socket: { remoteAddress: "10.0.0.1" } };
  const headers = { "x-forwarded-for": "1.1.1.1, 203.0.113.9" };
  for (const trustedProxies of [0, 1])
    await appWith({ renderPage, trustedProxies }).request("/search", { headers }, { incoming });

  const addresses = renderPage.mock.calls.map(([, visitorAddress]: unknown[]) => visitorAddress);
  expect(addresses).toEqual(["10.0.0.1", "203.0.113.9"]);
});

test("a host that no address can have is refused with a page", async () => {
  const request = new Request("http://localhost:3000/");
  Object.defineProperty(request, "url", { value: "http://1.2.3.999/" });

  const response = await appWith().fetch(request);

  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Return to Home");
});

test("a process that drains says that its connections close", async () => {
  const readiness = createReadiness(async () => true);
  const app = appWith({ readiness });
  expect((await app.request("/")).headers.has("connection")).toBe(false);
  readiness.drain();

  expect((await app.request("/")).headers.get("connection")).toBe("close");
});

test("a text that is not cached is compressed, a picture is not", async () => {
  const responses = { "/long": page("a".repeat(5000)), "/picture": picture() };
  const renderPage = async ({ url }: Request) =>
    responses[new URL(url).pathname as keyof typeof responses];
  const encodingOf = async (path: string) => {
    const headers = { "accept-encoding": "gzip, br" };
    const response = await appWith({ renderPage }).request(path, { headers });
    return response.headers.get("content-encoding");
  };

  expect(await encodingOf("/long")).toBe("gzip");
  expect(await encodingOf("/picture")).toBeNull();
});

const picture = () => new Response("x".repeat(5000), { headers: { "content-type": "image/avif" } });
