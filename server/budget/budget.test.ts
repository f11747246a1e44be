import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBudget, oneAtATime } from "./budget.ts";

const visitor = (client: string, response?: Writable) => ({ client, address: null, response });

/** A budget whose work ends when the test says so. */
function openBudget(unitsPerClient = 2) {
  const budget = createBudget(unitsPerClient, 3);
  const ends = new Map<string, () => void>();
  const statuses = new Map<string, number>();
  /** Asks for work with a name of its own. */
  async function ask(name: string, client: string, units = 1, response?: Writable) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = await budget.run(visitor(client, response), units, () => {
      ends.set(name, () => resolve("done"));
      return promise;
    });
    statuses.set(name, result instanceof Response ? result.status : 200);
  }
  return {
    budget,
    ends,
    statuses,
    ask: (...request: Parameters<typeof ask>) => {
      void ask(...request);
      return nextTurn();
    },
    async end(name: string) {
      ends.get(name)?.();
      await nextTurn();
    },
    started: () => [...ends.keys()],
  };
}

test("a client has some work at once, then a queue in its order, and beyond it a refusal", async () => {
  const { ask, end, started, statuses } = openBudget();
  for (const name of ["a", "b", "c", "d", "e", "f"]) await ask(name, "192.0.2.1");

  expect(started()).toEqual(["a", "b"]);
  expect([...statuses]).toEqual([["f", 429]]);
  await end("b");
  expect(started()).toEqual(["a", "b", "c"]);
  await ask("g", "192.0.2.1");
  for (const name of ["a", "c", "d", "e", "g"]) await end(name);
  expect(started().join("")).toBe("abcdeg");
});

test("what another client has in work delays nobody", async () => {
  const { ask, started } = openBudget();
  for (const name of ["a", "b", "c"]) await ask(name, "192.0.2.1");
  await ask("other", "192.0.2.2");

  expect(started()).toEqual(["a", "b", "other"]);
});

test("a request that costs more holds more units, and is not overtaken by its client's cheap ones", async () => {
  const { ask, end, started } = openBudget();
  await ask("cheap", "192.0.2.1");
  await ask("costly", "192.0.2.1", 9);
  await ask("next", "192.0.2.1");

  expect(started()).toEqual(["cheap"]);
  await end("cheap");
  expect(started()).toEqual(["cheap", "costly"]);
  await end("costly");
  expect(started()).toEqual(["cheap", "costly", "next"]);
});

test("units are held until the response is sent, also after work that failed", async () => {
  const { budget, ask, started } = openBudget(1);
  const response = new Writable();
  const failed = budget.run(visitor("192.0.2.1", response), 1, () =>
    Promise.reject(new Error("no")),
  );
  await expect(failed).rejects.toThrow("no");
  await ask("next", "192.0.2.1");

  expect(started()).toEqual([]);
  response.destroy();
  await nextTurn();
  await nextTurn();
  expect(started()).toEqual(["next"]);
});

test("whoever leaves loses the place in the queue, and not the units of work that goes on", async () => {
  const { ask, end, started } = openBudget(1);
  const response = new Writable();
  await ask("working", "192.0.2.1", 1, response);
  await ask("waiting", "192.0.2.1", 1, response);
  await ask("next", "192.0.2.1");
  response.destroy();
  await nextTurn();

  expect(started()).toEqual(["working"]);
  await end("working");
  expect(started()).toEqual(["working", "next"]);
});

test("a client is asked whether it has units for work that does not wait", async () => {
  const { budget, ask, end } = openBudget();
  expect(budget.hasUnits(visitor("192.0.2.1"), 2)).toBe(true);
  await ask("a", "192.0.2.1");
  expect(budget.hasUnits(visitor("192.0.2.1"), 2)).toBe(false);
  await end("a");
  expect(budget.hasUnits(visitor("192.0.2.1"), 2)).toBe(true);
  expect(budget.hasUnits(null, 2)).toBe(true);
});

test("the networks of a /48 share what sixteen clients have", async () => {
  const { ask, started, statuses } = openBudget();
  const network = (index: number) => `2001:0db8:0000:${index.toString(16).padStart(4, "0")}`;
  for (let index = 0; index < 120; index += 1) await ask(`network ${index}`, network(index));
  await ask("elsewhere", "2001:0db8:0001:0000");

  expect(started()).toHaveLength(16 * 2 + 1);
  expect([...statuses.values()]).toEqual(Array(120 - 16 * 5).fill(429));
});

test("all clients together have what fifty have, beyond which a page of the server's says so", async () => {
  const { ask, end, started, statuses } = openBudget();
  for (let index = 0; index < 251; index += 1) await ask(`client ${index}`, `client ${index}`);

  expect(started()).toHaveLength(100);
  expect([...statuses]).toEqual([["client 250", 503]]);
  await end("client 0");
  expect(started()).toContain("client 100");
});

test("the server's own work needs no units", async () => {
  const { budget } = openBudget();

  expect(await budget.run(null, 9, async () => "done")).toBe("done");
});

test("a connection gets a response at a time, in the order of its requests", async () => {
  const responses: ServerResponse[] = [];
  const server = createServer(oneAtATime((_, response) => responses.push(response)));
  onTestFinished(() => void server.close());
  await once(server.listen(0), "listening");
  const client = connect((server.address() as AddressInfo).port);
  onTestFinished(() => void client.destroy());
  const received = once(client, "end");
  client.resume().write("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n");

  await vi.waitFor(() => expect(responses).toHaveLength(1));
  await nextTurn();
  expect(responses.map(({ req }) => req.url)).toEqual(["/1"]);
  responses[0]?.end("one");
  await vi.waitFor(() => expect(responses.map(({ req }) => req.url)).toEqual(["/1", "/2"]));
  responses[1]?.setHeader("connection", "close").end("two");
  await received;
});

test("a connection with more requests in advance than anybody needs is closed", async () => {
  const server = createServer(oneAtATime(() => {}));
  onTestFinished(() => void server.close());
  await once(server.listen(0), "listening");
  const client = connect((server.address() as AddressInfo).port);
  const closed = once(
    client.on("error", () => {}),
    "close",
  );

  client.resume().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(30));
  await closed;
});
