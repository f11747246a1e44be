import { connect as connectTo, createServer, type Socket } from "node:net";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { isInstalled } from "../../tests/support/installed.ts";
import { openDatabase } from "../database.ts";
import * as postgresServer from "../newsletter/testing/postgres-server.ts";
import {
  createTestInvalidation,
  pages,
  withArticles,
  withProducts,
} from "./testing/expired-pages.ts";

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
