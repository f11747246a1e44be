import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createConnections } from "./connections.ts";

const request = "GET / HTTP/1.1\r\nHost: shop\r\n\r\n";
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(listener: RequestListener) {
  const connections = createConnections();
  const opened = createServer(connections.inTurn(listener));
  server = opened.on("connection", connections.add);
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const client = connect((opened.address() as AddressInfo).port, "127.0.0.1");
  return { client, finish: () => new Promise<void>((done) => connections.finish(opened, done)) };
}

async function allOf(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString();
  });
  await once(socket, "close");
  return text;
}

test("of many requests in one packet, one is answered after another", async () => {
  let underWay = 0;
  let most = 0;
  const { client } = await open(async (incoming, outgoing) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    outgoing.once("finish", () => underWay--);
    if (incoming.url === "/last") outgoing.setHeader("connection", "close");
    outgoing.end(incoming.url);
  });
  client.write(
    request.replace("/ ", "/first ") + request.repeat(50) + request.replace("/ ", "/last "),
  );

  const answers = (await allOf(client)).split("HTTP/1.1 200 OK").slice(1);

  expect(answers).toHaveLength(52);
  expect(answers.at(0)).toContain("/first");
  expect(answers.at(-1)).toContain("/last");
  expect(most).toBe(1);
});

test("a request whose client has gone in the meantime is not answered", async () => {
  const asked: (string | undefined)[] = [];
  const { client } = await open((incoming) => asked.push(incoming.url));
  client.write(request + request.replace("/ ", "/second "));
  await vi.waitFor(() => expect(asked).toEqual(["/"]));

  client.destroy();
  await vi.waitFor(() => expect(server?.listening).toBe(true));

  expect(asked).toEqual(["/"]);
});

test("what is under way is finished with a goodbye, however slowly it is read", async () => {
  const body = Buffer.alloc(20 * 2 ** 20, "x");
  const { client, finish } = await open((_, outgoing) => {
    outgoing.end(body);
    done = finish();
  });
  let done: Promise<void> | null = null;
  client.pause();
  client.write(request);
  await vi.waitFor(() => expect(done).not.toBeNull());

  client.resume();
  const answer = await allOf(client);

  expect(answer.length - answer.indexOf("\r\n\r\n") - 4).toBe(body.byteLength);
  await done;
});

test("an answer that has not begun says that the connection closes", async () => {
  const { client, finish } = await open((_, outgoing) => {
    void finish();
    outgoing.end("late");
  });
  client.write(request);

  expect(await allOf(client)).toMatch(/\r\nConnection: close\r\n[\s\S]*late$/);
});

test("a connection without a request is let go at once", async () => {
  const { client, finish } = await open(() => {});
  const accepted = once(server as Server, "connection");
  await accepted;

  await Promise.all([finish(), once(client, "close")]);
});
