import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { createListener, listen, newHttpServer } from "./http-server.ts";

const config = parseConfig({ PORT: "0" });
const servers: ReturnType<typeof newHttpServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function newServer() {
  const server = newHttpServer(createListener(async (request) => new Response(request.url)));
  servers.push(server);
  return server;
}

/** Sends bytes that no client library would let through. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1");
  socket.end(text);
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

test.each([
  ["a backslash in the path", "GET /a\\b HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n"],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  [
    "an absolute address that is none",
    "GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  ],
])("%s is refused with a page and the security headers", async (_, request) => {
  const port = await listen(newServer(), config);

  const answer = await answerTo(port, request);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain("x-content-type-options: nosniff");
  expect(answer).toContain("Return to Home");
});
