import { createHmac } from "node:crypto";
import { connect as connectTo, createServer, type Socket } from "node:net";
import postgres, { type Sql } from "postgres";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { isInstalled } from "../tests/support/installed.ts";
import { openDatabase } from "./database.ts";
import * as postgresServer from "./newsletter/testing/postgres-server.ts";
import { findTestRoute } from "./page-cache/testing/test-routes.ts";
import { createInvalidation, createWebhook } from "./webhook.ts";

const withProducts = ["/", "/shop?sort=name", "/products/hair-oil"];
const withArticles = ["/", "/blog", "/blog/wash"];
/** Pages with products, with articles, with both and with neither. */
const pages = [...withProducts, "/about", "/blog", "/blog/wash"];

/** An invalidation of these pages, what it has expired (one list a time), and its errors. */
function createTestInvalidation(sql: Sql | null, repeatAfterMs?: number) {
  const expired: string[][] = [];
  const errors: unknown[] = [];
  const noRule = { fresh: 0, stale: 0 };
  const invalidate = createInvalidation({
    sql,
    expire: (isAffected) =>
      expired.push(pages.filter((path) => isAffected(findTestRoute(path)?.rule ?? noRule))),
    logError: (error) => errors.push(error),
    ...(repeatAfterMs && { repeatAfterMs }),
  });
  return { invalidate, expired, errors };
}

const secret = "a secret of the store";

let expired: string[][];
let webhook: ReturnType<typeof createWebhook>;

beforeEach(() => {
  vi.useFakeTimers();
  const invalidation = createTestInvalidation(null);
  expired = invalidation.expired;
  webhook = createWebhook(secret, invalidation.invalidate);
  return () => vi.useRealTimers();
});

type Message = { body?: string; topic?: string; signature?: string };

function send({ body = "{}", topic = "products/update", signature = sign(body) }: Message = {}) {
  const headers = { "x-shopify-topic": topic, "x-shopify-hmac-sha256": signature };
  return webhook.request("/", { method: "POST", headers, body });
}

const sign = (body: string, key = secret) =>
  createHmac("sha256", key).update(body).digest("base64");

test("a changed product expires every page with products, and again 30 seconds after the last webhook", async () => {
  expect((await send({ body: '{"handle":"hair-oil"}' })).status).toBe(200);
  await vi.advanceTimersByTimeAsync(20_000);
  await send();
  expect(expired).toEqual([withProducts, withProducts]);

  await vi.advanceTimersByTimeAsync(29_999);
  expect(expired).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(expired).toEqual([withProducts, withProducts, withProducts]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(expired).toHaveLength(3);
});

test("a hundred webhooks in a second expire pages at its start and at its end", async () => {
  for (let message = 0; message < 100; message += 1)
    await send({ topic: "inventory_levels/update" });
  expect(expired).toEqual([withProducts]);
  expect(vi.getTimerCount()).toBe(2);

  // A page may have been rendered before the last of them.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(expired).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(expired).toHaveLength(2);
});

test("a changed article expires the journal and home, without waiting for products", async () => {
  await send();
  await send({ topic: "articles/update" });

  expect(expired).toEqual([withProducts, withArticles]);
});

const otherTopics = ["orders/create", "", "constructor", "__proto__/x"];

test.each(otherTopics)("the topic '%s' expires no page", async (topic) => {
  expect((await send({ topic })).status).toBe(200);
  expect(expired).toEqual([]);
});

test.each([
  ["of another secret", sign("{}", "other")],
  ["that is missing", ""],
  ["of another length", "YQ=="],
  ["that is not base64", "%%%"],
])("a webhook with a signature %s is refused", async (_, signature) => {
  expect((await send({ signature })).status).toBe(401);
  expect(expired).toEqual([]);
});

test("other methods, more than a megabyte, and webhooks without a secret are refused", async () => {
  expect((await webhook.request("/")).status).toBe(405);
  expect((await send({ body: "x".repeat(2 ** 20 + 1) })).status).toBe(413);
  webhook = createWebhook(undefined, () => {});
  expect((await send()).status).toBe(404);
});

/** An instance with the pages that it has expired, one list a time. */
async function openInstance(url: string, repeatAfterMs?: number) {
  const sql = await openDatabase(url);
  const close = async () => sql?.end({ timeout: 1 });
  onTestFinished(close);
  const { invalidate, expired, errors } = createTestInvalidation(sql, repeatAfterMs);
  return {
    invalidate,
    errors,
    close,
    /** Resolves when all pages were expired, which happens on every connection. */
    async isConnected() {
      await waitUntil(() => expect(expired).toContainEqual(pages));
      expired.length = 0;
    },
    /** Without the expiry of all pages, which a slow machine can repeat. */
    expired: () => expired.filter(({ length }) => length < pages.length),
  };
}

const waitUntil = (check: () => void) => vi.waitFor(check, 20_000);

const hasPostgres = isInstalled(postgresServer.findPostgres(), "postgresql", "several instances");

describe.skipIf(!hasPostgres)("instances with PostgreSQL", () => {
  let server: postgresServer.PostgresServer;
  let sql: Sql;
  beforeAll(async () => {
    server = await postgresServer.startPostgres();
    sql = postgres(server.url, { max: 1 });
  }, 60_000);
  beforeEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await server.stop();
  });

  async function connect(repeatAfterMs?: number) {
    const instance = await openInstance(server.url, repeatAfterMs);
    await instance.isConnected();
    return instance;
  }

  test("all expire what one of them received a webhook for, once", async () => {
    const [receiver, ...others] = [await connect(), await connect(), await connect()];

    receiver.invalidate("products");
    receiver.invalidate("articles");

    for (const { expired } of [...others, receiver])
      await waitUntil(() => expect(expired()).toEqual([withProducts, withArticles]));
  });

  test("expire the pages a second time, also when the receiver is gone", async () => {
    const [receiver, other] = [await connect(), await connect(200)];

    receiver.invalidate("articles");
    await waitUntil(() => expect(other.expired()).not.toEqual([]));
    await receiver.close();

    await waitUntil(() => expect(other.expired()).toEqual([withArticles, withArticles]));
  });

  test("ignore unknown messages", async () => {
    const instance = await connect();

    for (const message of ["", "products", "x constructor", `x ${"y".repeat(5_000)}`, "x /about"])
      await sql.notify("shop_changes", message);
    await sql.notify("shop_changes", "x products");

    await waitUntil(() => expect(instance.expired()).toEqual([withProducts]));
  });

  test("expire all pages after a broken connection, and receive messages again", async () => {
    const [receiver, other] = [await connect(), await connect()];

    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`;

    await receiver.isConnected();
    await other.isConnected();
    receiver.invalidate("products");
    await waitUntil(() => expect(other.expired()).toEqual([withProducts]));
  });

  test("send what they received while the database was out of reach", async () => {
    const port = await postgresServer.freePort();
    const databasePort = Number(new URL(server.url).port);
    const other = await connect();
    const receiver = await openInstance(server.url.replace(`:${databasePort}`, `:${port}`));
    receiver.invalidate("products");
    expect(receiver.expired()).toEqual([withProducts]);
    await waitUntil(() => expect(receiver.errors).not.toEqual([]));
    expect(other.expired()).toEqual([]);

    const forward = (client: Socket) => client.pipe(connectTo(databasePort)).pipe(client);
    const forwarder = createServer(forward).listen(port, "127.0.0.1");

    await waitUntil(() => expect(other.expired()).toEqual([withProducts]));
    await receiver.close();
    forwarder.close();
  });
});
