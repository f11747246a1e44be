import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { sized } from "../support/test-size";
import { type BadRequest, badRequest } from "./support/bad-requests";
import { visit } from "./support/customer";
import { exchange, get, openRawClient } from "./support/raw-client";
import { countOpenFiles, getMemoryMegabytes, openShop, retryUntil } from "./support/running-shop";

/** `FAULT_SEED=… FAULT_REQUEST=…`, which a failure names, repeat one request. */
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const singleRequest = process.env.FAULT_REQUEST;
const count = sized({ short: 200, full: 10_000 });
const concurrency = 16;
/** Limit for a response or the end of a connection. */
const maxMs = 20_000;
const maxMegabytes = 500;

const shop = await openShop(afterAll, null, { KEEP_ALIVE_SECONDS: "5" });

/** Resolves to the defect of the response; `null` without one. */
async function findDefect({ bytes, ending }: BadRequest): Promise<string | null> {
  const client = await openRawClient(shop.origin);
  if (ending === "half-closes") client.socket.end(bytes);
  else client.send(bytes);
  if (ending === "closes") client.socket.destroySoon();
  if (ending === "resets") client.socket.resetAndDestroy();

  const end = await Promise.race([client.closed, pause(maxMs, null, { ref: false })]);
  client.destroy();
  if (end === null) return `no end after ${maxMs} ms, only: ${client.received().slice(0, 200)}`;
  return getDefect(client.received());
}

function getDefect(received: string): string | null {
  const heads = received.match(/^HTTP\/1\.1 \d{3} [\s\S]*?\r\n\r\n/gm) ?? [];
  for (const head of heads) {
    const status = Number(head.slice(9, 12));
    // A busy machine can fail to load the data of a page in time.
    const isExpected = status === 503 && /^cache-control: no-store/im.test(head);
    if (status >= 500 && !isExpected) return head;
    // Node's HTTP parser responds without content.
    const isEmpty = status >= 400 && !/^content-type:/im.test(head);
    if (status >= 200 && !isEmpty && !/^x-content-type-options: nosniff/im.test(head))
      return `no security headers: ${head}`;
  }
  const trace = /\n\s+at .{1,100}:\d+:\d+|node:internal|node_modules/.exec(received);
  return trace && `a stack trace: ${trace[0]}`;
}

const close = "Connection: close\r\n";
const header = (bytes: number) => `${close}A: ${"b".repeat(bytes)}\r\n`;

test.each([
  ["headers below 16 KB", 200, get("/about", header(15_000))],
  ["headers above 16 KB", 431, get("/about", header(17_000))],
  ["a URL below 4 KB", 200, get(`/about?x=${"y".repeat(4_000)}`, close)],
])("%s: %i", async (_, status, request) => {
  expect((await exchange(shop.origin, request)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
});

test("a load balancer's HTTP/1.0 check without a host gets a response; two hosts are refused", async () => {
  const check = await exchange(shop.origin, "GET /healthz HTTP/1.0\r\n\r\n");
  expect(check).toMatch(/^HTTP\/1\.1 200[\s\S]*\r\n\r\nok\n$/);

  const hosts = `Host: elsewhere.example\r\n${close}`;
  for (const path of ["/healthz", "/about"])
    expect((await exchange(shop.origin, get(path, hosts))).slice(0, 12)).toBe("HTTP/1.1 400");
});

test("an idle keep-alive connection is closed after the seconds of the setting", async () => {
  const client = await openRawClient(shop.origin);
  client.send(get("/healthz"));
  await client.until(/ok\n/);
  expect(client.received()).toMatch(/^keep-alive: timeout=5\r$/im);

  expect(await client.closed).toBeGreaterThan(4_000);
});

test(`${count} malformed requests do not affect other visitors`, async () => {
  console.log(`Malformed requests with FAULT_SEED=${seed}`);
  await visit(`${shop.origin}/shop`);
  const filesBefore = countOpenFiles(shop.pid);
  let next = Number(singleRequest ?? 0);
  const end = singleRequest ? next + 1 : count;
  let maxMemory = getMemoryMegabytes(shop.pid);
  let isOver = false;
  const failures: string[] = [];

  async function sendRequests(): Promise<void> {
    while (next < end) {
      const index = next++;
      const request = badRequest(seed, index);
      const defect = await findDefect(request).catch((error: Error) => `${error.message}`);
      if (!defect) continue;
      if (failures.length === 4) next = end;
      const bytes = JSON.stringify(request.bytes.toString("latin1").slice(0, 2_000));
      const again = `FAULT_SEED=${seed} FAULT_REQUEST=${index}`;
      failures.push(`${request.kind}, ${request.ending}, again with ${again}: ${defect}\n${bytes}`);
    }
  }

  const waits: number[] = [];
  async function visitPages(): Promise<void> {
    const pages = [
      ["/", site.name],
      ["/shop", "Hair Nutraceutical"],
      ["/products/hair-oil", "Botanical Hair Oil"],
      ["/about", site.name],
    ] as const;
    for (let turn = 0; !isOver; turn++) {
      const [path, content] = pages[turn % pages.length] ?? pages[0];
      const { status, text, ms } = await visit(shop.origin + path);
      expect([path, status]).toEqual([path, 200]);
      expect(text.includes(content) && text.includes("</html>")).toBe(true);
      waits.push(ms);
      if (turn % 10 === 0) maxMemory = Math.max(maxMemory, getMemoryMegabytes(shop.pid));
    }
  }

  const visitor = visitPages();
  // Awaited below.
  visitor.catch(() => {});
  await Promise.all(Array.from({ length: concurrency }, sendRequests)).finally(() => {
    isOver = true;
  });
  await visitor;
  expect(failures.join("\n\n")).toBe("");

  waits.sort((one, other) => one - other);
  const percentile = (share: number) => waits[Math.floor(waits.length * share)];
  expect(percentile(0.5), "median milliseconds of a visit").toBeLessThan(500);
  expect(percentile(0.99)).toBeLessThan(5_000);
  expect(maxMemory).toBeLessThan(maxMegabytes);
  expect(shop.errorOutput() + shop.log()).not.toMatch(/unhandled|uncaught|heap out of memory/i);
  if (filesBefore !== null)
    await retryUntil(() => expect(countOpenFiles(shop.pid)).toBeLessThanOrEqual(filesBefore + 5));
});
