import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  findPostgres,
  freePort,
  type PostgresServer,
  startPostgres,
} from "../newsletter/testing/postgres-server.ts";
import { findTestRoute } from "../page-cache/testing/test-routes.ts";
import { type Invalidation, openInvalidation } from "./invalidation.ts";

const noRule = { fresh: 0, stale: 0 };
const pages = ["/", "/products/hair-oil", "/about", "/blog"];
const ofProducts = ["/", "/products/hair-oil"];
const ofArticles = ["/", "/blog"];

type Instance = Invalidation & { expired: string[][]; errors: unknown[] };
let opened: Instance[] = [];

function instance(databaseUrl: string | null, repeatAfterMs = 60_000): Instance {
  const expired: string[][] = [];
  const errors: unknown[] = [];
  const invalidation = openInvalidation({
    databaseUrl,
    expire: (isAffected) =>
      expired.push(pages.filter((path) => isAffected(findTestRoute(path)?.rule ?? noRule))),
    logError: (error) => errors.push(error),
    repeatAfterMs,
  });
  const made = { ...invalidation, expired, errors };
  opened.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(opened.map((invalidation) => invalidation.close()));
  opened = [];
});

const binaries = findPostgres();
if (!binaries) {
  const advice = "No PostgreSQL on this machine (on Debian: apt-get install postgresql).";
  if (process.env.CI) throw new Error(`${advice} CI has to test several instances.`);
  process.stderr.write(`\n!!! ${advice} What instances tell one another is NOT tested.\n\n`);
}

describe.skipIf(!binaries)("instances with one database", () => {
  let server: PostgresServer;
  let sql: Sql;

  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    sql = postgres(server.url, { max: 1 });
  }, 60_000);
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await server.stop();
  });

  /** One that listens, which begins with everything: it may have missed anything before. */
  async function listening(repeatAfterMs?: number): Promise<Instance> {
    const one = instance(server.url, repeatAfterMs);
    await vi.waitFor(() => expect(one.expired).toEqual([pages]), 10_000);
    one.expired.length = 0;
    return one;
  }

  test("hear of a change of which one was told, once each", async () => {
    const [told, second, third] = [await listening(), await listening(), await listening()];

    told.invalidate("products");
    told.invalidate("articles");

    await vi.waitFor(() => expect(third.expired).toEqual([ofProducts, ofArticles]), 10_000);
    await vi.waitFor(() => expect(second.expired).toEqual([ofProducts, ofArticles]), 10_000);
    expect(told.expired).toEqual([ofProducts, ofArticles]);
  });

  test("make their pages anew a second time, also when the one that was told is gone", async () => {
    const told = await listening();
    const other = await listening(200);

    told.invalidate("articles");
    await vi.waitFor(() => expect(other.expired.length).toBeGreaterThan(0), 10_000);
    await told.close();

    await vi.waitFor(
      () => expect(other.expired.filter((keys) => keys.length === 2)).toHaveLength(2),
      10_000,
    );
  });

  test("are not moved by anything else on the channel", async () => {
    const other = await listening();

    for (const nonsense of ["", "products", "x constructor", `x ${"y".repeat(5_000)}`, "x /about"])
      await sql.notify("solenne_changes", nonsense);
    await sql.notify("solenne_changes", "x products");

    await vi.waitFor(() => expect(other.expired).toEqual([ofProducts]), 10_000);
  });

  test("make everything anew after the connection broke, and hear again", async () => {
    const [told, other] = [await listening(), await listening()];

    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`;

    await vi.waitFor(
      () => expect([told.expired, other.expired]).toEqual([[pages], [pages]]),
      10_000,
    );
    told.invalidate("products");
    await vi.waitFor(() => expect(other.expired).toEqual([pages, ofProducts]), 10_000);
  });
});

test.skipIf(!binaries)(
  "a database that comes late is waited for, and what was said is said then",
  async () => {
    const port = await freePort();
    const url = `postgres://shop@127.0.0.1:${port}/postgres`;
    const [told, other] = [instance(url), instance(url)];
    told.invalidate("products");
    expect(told.expired).toEqual([ofProducts]);
    await vi.waitFor(() => expect(told.errors).not.toEqual([]), 10_000);

    const server = await startPostgres(binaries ?? "", port);

    await vi.waitFor(() => expect(other.expired).toContainEqual(ofProducts), 20_000);
    expect(other.expired[0]).toEqual(pages);
    await Promise.all([told.close(), other.close()]);
    await server.stop();
  },
  60_000,
);
