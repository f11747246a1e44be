import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { listen, newHttpServer } from "./http-server.ts";

const config = parseConfig({ PORT: "0" });
const servers: ReturnType<typeof newHttpServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function newServer() {
  const server = newHttpServer();
  servers.push(server);
  return server;
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

test("headers beyond the limit are refused", async () => {
  const port = await listen(newServer(), config);
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nA: ${"b".repeat(20_000)}\r\n\r\n`);

  const [bytes] = await once(socket, "data");

  expect(String(bytes)).toMatch(/^HTTP\/1\.1 431 /);
});
