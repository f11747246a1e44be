import { once } from "node:events";
import { createServer, type RequestListener, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog, requestId } from "./log.ts";
import { registry, requestDuration } from "./metrics.ts";
import { monitorRequests } from "./requests.ts";

const closing: (() => void)[] = [];
beforeEach(() => requestDuration.reset());
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener, trustedProxies = 0) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  const getRoute = (path: string) => (path === "/search" ? path : "(other)");
  const server = createServer(monitorRequests(listener, { log, getRoute, trustedProxies }));
  closing.push(() => server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { lines, port, origin: `http://127.0.0.1:${port}` };
}

const page: RequestListener = (_, response) => {
  response.writeHead(200, { "x-page": "stale", "content-length": "4" }).end("page");
};

test("every response is one line and is measured, without the query", async () => {
  const { lines, origin } = await serve(page);

  const response = await fetch(`${origin}/search?q=who@is.example`);

  expect(await response.text()).toBe("page");
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: response.headers.get("x-request-id"),
    method: "GET",
    path: "/search",
    status: 200,
    ms: expect.any(Number),
    bytes: 4,
    page: "stale",
  });
  expect(await registry.metrics()).toContain(
    'shop_request_duration_seconds_count{route="/search",status="2xx",page="stale"} 1\n',
  );
});

test("the metrics do not grow with the paths that are requested", async () => {
  const { lines, origin } = await serve((_, response) => response.writeHead(404).end());

  for (let count = 0; count < 20; count++) await fetch(`${origin}/${count}`);

  await expect.poll(() => lines).toHaveLength(20);
  expect((await registry.metrics()).match(/^shop_request_duration_seconds_count.*/gm)).toEqual([
    'shop_request_duration_seconds_count{route="(other)",status="4xx",page="none"} 20',
  ]);
});

test.each([
  ["a list", (response) => response.writeHead(200, ["x-page", "fresh", "x-other", "1"])],
  ["an object", (response) => response.writeHead(200, { "x-page": "fresh", "x-other": "1" })],
  ["single headers", (response) => response.setHeader("x-other", "1").writeHead(200)],
  ["implicit headers", (response) => response.setHeader("x-other", "1")],
] satisfies [string, (response: ServerResponse) => unknown][])(
  "the headers of a response are complete when the listener writes them as %s",
  async (_, writeHead) => {
    const { lines, origin } = await serve((_, response) => {
      writeHead(response);
      response.end();
    });

    const { headers } = await fetch(origin);

    expect(headers.get("x-other")).toBe("1");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]?.page ?? null).toBe(headers.get("x-page"));
  },
);

test("the lines of a failed request have the id of its response", async () => {
  const { lines, origin } = await serve(async (_, response) => {
    await new Promise(setImmediate);
    response.writeHead(500).end(requestId.getStore());
  });

  const response = await fetch(`${origin}/shop`);

  expect(await response.text()).toBe(response.headers.get("x-request-id"));
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "error", status: 500 });
});

test.each([
  ["a visitor's own id is not taken", "abc-1", 0, false],
  ["a proxy's is", "abc-1", 1, true],
  ["unless it is no plain token", "a b", 1, false],
  ["or too long", "a".repeat(65), 1, false],
])("%s", async (_, given, trustedProxies, isTaken) => {
  const { origin } = await serve(page, trustedProxies);

  const response = await fetch(origin, { headers: { "x-request-id": given } });

  const id = response.headers.get("x-request-id");
  if (isTaken) expect(id).toBe(given);
  else expect(id).toMatch(/^[\da-f-]{36}$/);
});

test("without an id of the proxy a new one is made", async () => {
  const { origin } = await serve(page, 1);

  expect((await fetch(origin)).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("the line of a visitor who left in the middle says so", async () => {
  const { lines, port } = await serve((_, response) => void response.write("the beginning"));

  const call = request({ port, host: "127.0.0.1", path: "/slow" });
  call.on("response", () => call.destroy()).on("error", () => {});
  call.end();

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: "/slow", cutOff: true });
});

test("a request for an absolute URL is logged by its path", async () => {
  const { lines, port } = await serve(page);

  connect(port, "127.0.0.1").end(
    "GET http://user:secret@shop/a?b=c HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n",
  );

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: "/a" });
});

test("health checks are logged at debug", async () => {
  const { lines, origin } = await serve(page);

  await fetch(`${origin}/healthz`);

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "debug" });
});
