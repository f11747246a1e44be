import { createServer, type RequestListener } from "node:http";
import { register } from "prom-client";
import type { ServerBuild } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { requestId } from "./log.ts";
import { requestDuration } from "./metrics.ts";
import { createGetRoute, monitorRequests } from "./requests.ts";
import { openTestLog, startServer } from "./testing/test-server.ts";

beforeEach(() => requestDuration.reset());

async function serve(listener: RequestListener, trustedProxies = 0) {
  const { lines, log } = openTestLog();
  const getRoute = (path: string) => (path === "/search" ? path : "(other)");
  const monitored = monitorRequests(listener, log, getRoute, trustedProxies);
  const origin = await startServer(createServer(monitored));
  const readLine = async () => {
    await expect.poll(() => lines).toHaveLength(1);
    return lines[0];
  };
  return { readLine, origin };
}

const page: RequestListener = (_, response) => {
  response.writeHead(200, { "x-page": "stale", "content-length": "4" }).end("page");
};

test("each response is logged and measured, without the query", async () => {
  const { readLine, origin } = await serve(page);

  const response = await fetch(`${origin}/search?q=who@is.example`);

  expect(await response.text()).toBe("page");
  expect(await readLine()).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    version: response.headers.get("x-release"),
    requestId: response.headers.get("x-request-id"),
    method: "GET",
    path: "/search",
    status: 200,
    ms: expect.any(Number),
    bytes: 4,
    page: "stale",
  });
  const labels = 'route="/search",status="2xx",page="stale"';
  expect(await register.metrics()).toContain(
    `\nshop_request_duration_seconds_count{${labels}} 1\n`,
  );
});

test("what is logged during a request has the id of its response", async () => {
  const { readLine, origin } = await serve(async (_, response) => {
    await new Promise(setImmediate);
    response.writeHead(500).end(requestId.getStore());
  });

  const response = await fetch(`${origin}/shop`);

  expect(await response.text()).toBe(response.headers.get("x-request-id"));
  expect(await readLine()).toMatchObject({ level: "error", status: 500 });
});

test.each([
  ["a visitor's is replaced", "abc-1", 0, /^[\da-f-]{36}$/],
  ["a proxy's is kept", "abc-1", 1, /^abc-1$/],
  ["a proxy's with a space is replaced", "a b", 1, /^[\da-f-]{36}$/],
  ["a proxy's of 65 characters is replaced", "a".repeat(65), 1, /^[\da-f-]{36}$/],
  ["a missing one is created", null, 1, /^[\da-f-]{36}$/],
])("request ids: %s", async (_, given, trustedProxies, expected) => {
  const { origin } = await serve(page, trustedProxies);

  const response = await fetch(origin, { headers: given ? { "x-request-id": given } : {} });

  expect(response.headers.get("x-request-id")).toMatch(expected);
});

test("a response that the visitor left is logged as cut off", async () => {
  const { readLine, origin } = await serve((_, response) => void response.write("the beginning"));

  const response = await fetch(`${origin}/slow`);
  await response.body?.cancel();

  expect(await readLine()).toMatchObject({ path: "/slow", cutOff: true });
});

test.each([
  ["a long path in part", `/${"a".repeat(4000)}`, { path: `/${"a".repeat(199)}` }],
  ["health checks at debug", "/healthz", { level: "debug" }],
])("logs %s", async (_, path, line) => {
  const { readLine, origin } = await serve(page);

  await fetch(origin + path);

  expect(await readLine()).toMatchObject(line);
});

const paths = ["", "shop/:category?", "products/:handle", "blog/:slug", "blog", "blog/feed.xml"];
const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: {} }],
  ["home", { id: "home", parentId: "root", index: true, module: {} }],
  ...[...paths, "*"].map((path) => [path, { id: path, parentId: "root", path, module: {} }]),
]) as unknown as ServerBuild["routes"];
const getRoute = createGetRoute(routes);

test.each([
  ["/", "/"],
  ["/shop", "/shop/:category?"],
  ["/shop/haircare", "/shop/:category?"],
  ["/shop/haircare/oils", "(other)"],
  ["/products/hair-oil", "/products/:handle"],
  ["/products/hair-oil.data", "/products/:handle.data"],
  ["/_.data", "/.data"],
  ["/blog.data", "/blog.data"],
  ["/wp-login.data", "(other)"],
  ["/__manifest", "/__manifest"],
  ["/blog", "/blog"],
  ["/blog/feed.xml", "/blog/feed.xml"],
  ["/blog/a-post", "/blog/:slug"],
  ["/assets/app-abc.js", "/assets/*"],
  ["/press/logo.svg", "/press/*"],
  ["/api/2025-07/graphql.json", "/api/*"],
  ["/checkouts/c/x/thanks", "/checkouts/*"],
  ["/healthz", "/healthz"],
  ["/wp-login.php", "(other)"],
  ["/constructor", "(other)"],
  ["*", "(other)"],
  ["//", "(other)"],
  ["", "(other)"],
])("the route of %s is %s", (path, route) => {
  expect(getRoute(path)).toBe(route);
});
