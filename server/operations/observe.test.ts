import { once } from "node:events";
import { createServer, type RequestListener, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { type AnsweredRequest, observe } from "./observe.ts";
import { createRequestLines } from "./request-lines.ts";
import { requestScope } from "./request-scope.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function observed(listener: RequestListener, trustedProxies = 0) {
  const lines: Record<string, unknown>[] = [];
  const answers: AnsweredRequest[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  const metrics = { answered: (answer: AnsweredRequest) => void answers.push(answer) };
  const { answered } = createRequestLines({ log, metrics });
  const server = createServer(observe(listener, { answered, trustedProxies }));
  closing.push(() => server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { lines, answers, port, origin: `http://127.0.0.1:${port}` };
}

const page: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { "x-page": "stale", "content-length": "4" }).end("page");
};

test("every answer is one line, without what stood behind the question mark", async () => {
  const { lines, answers, origin } = await observed(page);

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
  expect(answers).toMatchObject([{ method: "GET", status: 200, page: "stale", bytes: 4 }]);
});

test.each([
  ["a list", (outgoing) => outgoing.writeHead(200, ["x-page", "fresh", "x-other", "1"])],
  ["an object", (outgoing) => outgoing.writeHead(200, { "x-page": "fresh", "x-other": "1" })],
  ["single headers", (outgoing) => outgoing.setHeader("x-other", "1").writeHead(200)],
  ["nothing of it", (outgoing) => outgoing.setHeader("x-other", "1")],
] satisfies [string, (outgoing: ServerResponse) => unknown][])(
  "the head of an answer is whole when the listener writes it as %s",
  async (_, writeHead) => {
    const { lines, origin } = await observed((_, outgoing) => {
      writeHead(outgoing);
      outgoing.end();
    });

    const { headers } = await fetch(origin);

    expect(headers.get("x-other")).toBe("1");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]?.page ?? null).toBe(headers.get("x-page"));
  },
);

test("what a broken answer logs has the same id as its line", async () => {
  const { lines, origin } = await observed(async (_, outgoing) => {
    await new Promise(setImmediate);
    const id = requestScope.getStore();
    outgoing.writeHead(500).end(id);
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
  ["or has no end", "a".repeat(65), 1, false],
])("%s", async (_, given, trustedProxies, isTaken) => {
  const { origin } = await observed(page, trustedProxies);

  const response = await fetch(origin, { headers: { "x-request-id": given } });

  const id = response.headers.get("x-request-id");
  if (isTaken) expect(id).toBe(given);
  else expect(id).toMatch(/^[\da-f-]{36}$/);
});

test("the line of a visitor who left in the middle says so", async () => {
  const { lines, port } = await observed((_, outgoing) => void outgoing.write("the beginning"));

  const call = request({ port, host: "127.0.0.1", path: "/slow" });
  call.on("response", () => call.destroy()).on("error", () => {});
  call.end();

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: "/slow", cutOff: true });
});

test("a request for a whole address is logged by its path", async () => {
  const { lines, port } = await observed(page);

  connect(port, "127.0.0.1").end(
    "GET http://user:secret@shop/a?b=c HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n",
  );

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: "/a" });
});

test("health checks are no news", async () => {
  const { lines, origin } = await observed(page);

  await fetch(`${origin}/healthz`);

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: "debug" });
});
