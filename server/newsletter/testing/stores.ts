import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subscriber, Subscribers } from "../subscribers.ts";
import { findPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

/** An empty database for each test, with the environment variables that select it. */
export type TestDatabase = {
  name: string;
  start(): Promise<{
    environment: { DATA_DIR: string; DATABASE_URL: string };
    stop(): Promise<void>;
  }>;
};

export const sqliteDatabase: TestDatabase = {
  name: "SQLite",
  async start() {
    const folder = mkdtempSync(join(tmpdir(), "solenne-list-"));
    return {
      environment: { DATA_DIR: folder, DATABASE_URL: "" },
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

export const postgresDatabase: TestDatabase = {
  name: "PostgreSQL",
  async start() {
    const binaries = findPostgres();
    if (!binaries) throw new Error("No PostgreSQL is installed");
    const server: PostgresServer = await startPostgres(binaries);
    return {
      environment: { DATA_DIR: "", DATABASE_URL: server.url },
      stop: () => server.stop(),
    };
  },
};

/** SQLite and PostgreSQL; only SQLite without a local PostgreSQL, except in CI. */
export function testDatabases(): readonly TestDatabase[] {
  if (findPostgres()) return [sqliteDatabase, postgresDatabase];
  const advice = "No PostgreSQL on this machine (on Debian: apt-get install postgresql).";
  if (process.env.CI) throw new Error(`${advice} CI has to test the newsletter on both databases.`);
  process.stderr.write(`\n!!! ${advice} The newsletter is tested on SQLite ALONE.\n\n`);
  return [sqliteDatabase];
}

export async function listSubscribers(subscribers: Subscribers): Promise<Subscriber[]> {
  const all: Subscriber[] = [];
  for await (const subscriber of subscribers.all()) all.push(subscriber);
  return all;
}
