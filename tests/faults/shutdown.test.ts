import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openFaultyStore } from "../support/faulty-store";
import type { ShopProcess } from "../support/server-process";
import { get, openRawClient } from "./support/raw-client";
import { openShop, retryUntil } from "./support/running-shop";

/** Ten seconds; the rest is for a busy machine. */
const maxShutdownMs = 10_000 + 10_000;

async function getExit({ ended }: ShopProcess) {
  const start = performance.now();
  const code = await ended;
  return { code, ms: performance.now() - start };
}

async function expectRefusedConnections({ origin }: ShopProcess) {
  await retryUntil(async () => {
    const client = await openRawClient(origin).catch(() => null);
    // Open, it would keep the process waiting for its request.
    client?.destroy();
    expect(client).toBeNull();
  });
}

test("on SIGTERM a pending page is finished, new connections are refused, and the process exits", async () => {
  const store = await openFaultyStore();
  onTestFinished(store.close);
  const shop = await openShop(onTestFinished, store);
  const { origin } = shop;
  store.fail("GetProducts", { type: "delay", ms: 1_000 }, { times: 1 });
  const idle = await openRawClient(origin);
  idle.send(get("/healthz"));
  await idle.until(/ok\n/);
  const slow = await openRawClient(origin);
  slow.send(get("/shop"));
  await retryUntil(() => expect(store.calls("GetProducts")).toHaveLength(1));

  shop.kill("SIGTERM");
  await idle.closed;
  const end = getExit(shop);
  await expectRefusedConnections(shop);
  shop.kill("SIGTERM");

  await slow.closed;
  const [head = "", page = ""] = slow.received().split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).toMatch(/^connection: close\r?$/im);
  expect(page.includes("Hair Nutraceutical") && page.endsWith("</html>")).toBe(true);
  expect(await end).toMatchObject({ code: 0 });
});

test("on SIGTERM under load no request is lost: each is answered, or refused before it is sent", async () => {
  const shop = await openShop(onTestFinished);
  await fetch(`${shop.origin}/about`);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const outcomes = new Map<unknown, number>();
  let requests = 0;
  const visitUntilRefused = async () => {
    for (;;) {
      const outcome = await ask(`${shop.origin}/about`, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      requests += 1;
      if (requests === 300) shop.kill("SIGTERM");
      if (outcome !== 200) return;
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitUntilRefused));

  expect(outcomes.get(200)).toBeGreaterThan(300);
  expect(Object.fromEntries(outcomes)).toEqual({ 200: expect.any(Number), ECONNREFUSED: 20 });
  expect(await getExit(shop)).toMatchObject({ code: 0 });
});

/** The status of the response, or the code of the error. */
function ask(url: string, agent: Agent): Promise<unknown> {
  return new Promise((resolve) => {
    request(url, { agent }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .once("error", (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
}

/** Several of them are more than a connection holds. */
const video = "/cdn/shop/videos/hair-oil-loop.h264.mp4";

test("on SIGTERM a slow download is completed", async () => {
  const shop = await openShop(onTestFinished);
  const client = await openRawClient(shop.origin);
  const whole = await fetch(shop.origin + video).then((response) => response.arrayBuffer());
  client.socket.pause();
  client.send(get(video).repeat(18) + get(video, "Connection: close\r\n"));
  await retryUntil(() => expect(client.socket.bytesWritten).toBeGreaterThan(0));

  client.socket.resume();
  await client.until(/200 OK/);
  client.socket.pause();
  shop.kill("SIGTERM");
  const end = getExit(shop);
  await expectRefusedConnections(shop);
  client.socket.resume();

  await client.closed;
  const [, ...responses] = client.received().split("HTTP/1.1 200 OK\r\n");
  expect(responses.length).toBeGreaterThan(0);
  for (const response of responses)
    expect(response.length - response.indexOf("\r\n\r\n") - 4).toBe(whole.byteLength);
  expect(await end).toMatchObject({ code: 0 });
});

test.concurrent("a client that never finishes does not keep the process for more than ten seconds", async ({
  onTestFinished,
}) => {
  const shop = await openShop(onTestFinished);
  const reader = await openRawClient(shop.origin);
  reader.send(get(video).repeat(18));
  await reader.until(/200 OK/);
  reader.socket.pause();
  const writer = await openRawClient(shop.origin);
  writer.send("POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nemail=");
  const slow = await openRawClient(shop.origin);
  slow.send("GET / HTTP/1.1\r\nHost:");
  await retryUntil(() => expect(writer.socket.bytesWritten).toBeGreaterThan(0));

  shop.kill("SIGTERM");
  const { code, ms } = await getExit(shop);

  expect(code).toBe(0);
  expect(ms).toBeLessThan(maxShutdownMs);
  for (const client of [reader, writer, slow]) client.destroy();
});

test.concurrent("a balancer has DRAIN_SECONDS, in which the shop serves as before, and then the process exits", async ({
  onTestFinished,
}) => {
  const drainSeconds = 11;
  const shop = await openShop(onTestFinished, null, { DRAIN_SECONDS: String(drainSeconds) });
  const { origin } = shop;
  await fetch(`${origin}/shop`);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const start = performance.now();
  shop.kill("SIGTERM");
  await retryUntil(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(503));

  // Longer than the ten seconds that pending responses have then.
  await pause(10_300 - (performance.now() - start));
  expect((await fetch(`${origin}/shop`)).status).toBe(200);
  const { code } = await getExit(shop);

  expect(code).toBe(0);
  expect(performance.now() - start).toBeGreaterThan(drainSeconds * 1000);
});

test("an idle connection is kept longer than a balancer keeps it", async () => {
  const shop = await openShop(onTestFinished);
  const client = await openRawClient(shop.origin);
  client.send(get("/healthz"));
  await client.until(/ok\n/);

  expect(client.received()).toMatch(/^keep-alive: timeout=65\b/im);
  client.destroy();
});
