import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { createListener, listen, newHttpServer, notOpenYet } from "./http-server.ts";

const config = parseConfig({ PORT: "0" });
const servers: ReturnType<typeof newHttpServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function newServer(isHttps = false) {
  const listener = createListener(async (request) => new Response(request.url), isHttps);
  const server = newHttpServer(listener, isHttps);
  servers.push(server);
  return server;
}

const securityHeaders = [
  "content-security-policy: default-src 'none'",
  "strict-transport-security: max-age=31536000",
  "x-content-type-options: nosniff",
  "referrer-policy: ",
  "cross-origin-opener-policy: ",
  "cross-origin-embedder-policy: ",
  "cross-origin-resource-policy: ",
  "permissions-policy: ",
];

/** Sends bytes that no client library would let through. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(Buffer.from(text, "latin1"));
  return allOf(socket);
}

async function allOf(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  await once(socket, "close");
  return answer;
}

test("port 0 means a free port of the system", async () => {
  expect(await listen(newServer(), config)).toBeGreaterThan(1023);
});

test("a taken port is explained, with the next step", async () => {
  const port = await listen(newServer(), config);

  const second = listen(newServer(), { ...config, port });

  await expect(second).rejects.toMatchObject({
    message: `Port ${port} on 127.0.0.1 is already taken by another program.`,
    nextStep: expect.stringContaining(`PORT=${port + 1} npm start`),
  });
});

test("an address that is not this machine's is explained", async () => {
  const elsewhere = listen(newServer(), { ...config, host: "192.0.2.1" });

  await expect(elsewhere).rejects.toThrow('HOST is "192.0.2.1"');
});

const request = (headers: string, body = "") =>
  `GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers}\r\n${body}`;

test.each([
  [400, "a backslash in the path", request("").replace("/ ", "/a\\b ")],
  [400, "a host that is none", request("").replace("Host: shop", "Host: a b")],
  [400, "a host that is no address", request("").replace("Host: shop", "Host: 1.2.3.999")],
  [400, "no host", request("").replace("Host: shop\r\n", "")],
  [400, "an absolute address that is none", request("").replace("/ ", "http:// ")],
  [400, "what is no HTTP at all", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
  [400, "a method that is none", request("").replace("GET", "G\0T")],
  [400, "a header without a name", request(": x\r\n")],
  [400, "two lengths", request("Content-Length: 1\r\nContent-Length: 2\r\n", "ab")],
  [
    400,
    "a length beside chunks",
    request("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
  ],
  [400, "a line of a header that goes on", request("A: b\r\n c\r\n").replace("A: b", "A:\0b")],
  [417, "an expectation that nobody has heard of", request("Expect: tea\r\n")],
  [431, "headers without an end", request(`A: ${"b".repeat(20_000)}\r\n`)],
])("%i for %s: a page, with the headers of every answer", async (status, _, text) => {
  const port = await listen(newServer(true), config);

  const answer = await answerTo(port, text);

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of securityHeaders) expect(answer.toLowerCase()).toContain(`\r\n${header}`);
  expect(answer).toContain("Return to Home");
  expect(answer).not.toMatch(/set-cookie|x-powered-by/i);
});

test("a request that never ends is answered in time", async () => {
  const server = newServer();
  // Node looks for those that take too long every few seconds; here it finds one at once.
  const tooSlow = Object.assign(new Error("slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  server.on("connection", (open) =>
    open.once("data", () => server.emit("clientError", tooSlow, open)),
  );
  const port = await listen(server, config);
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n");

  expect(await allOf(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Return to Home/);
});

test("half an answer does not go on as a refusal", async () => {
  const server = newHttpServer((_, outgoing) => {
    outgoing.writeHead(200, { "content-length": 10 });
    outgoing.write("half");
  }, false);
  servers.push(server);
  const port = await listen(server, config);
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  socket.once("data", () => socket.write("what is this\r\n\r\n"));

  expect(await allOf(socket)).toMatch(/\r\n\r\nhalf$/);
});

test("who comes before the shop is open is asked to come again", () => {
  const { status, headers } = notOpenYet(true);

  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});
