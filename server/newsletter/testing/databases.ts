import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../database.ts";
import { openSubscribers } from "../subscribers.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";

/** An empty database with the environment variables that select it. */
const sqlite = {
  name: "SQLite",
  async start() {
    const folder = mkdtempSync(join(tmpdir(), "shop-subscribers-"));
    return {
      environment: { DATA_DIR: folder, DATABASE_URL: "" },
      open: async () => openSubscribers(null, folder),
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
};

const postgres = {
  name: "PostgreSQL",
  async start() {
    const { url, stop } = await startPostgres();
    return {
      environment: { DATA_DIR: "", DATABASE_URL: url },
      open: async () => openSubscribers(await openDatabase(url), ""),
      stop,
    };
  },
};

/** Whether this machine has PostgreSQL. In CI it has to; elsewhere says what is not tested. */
export function hasPostgres(notTested: string): boolean {
  if (findPostgres()) return true;
  const advice = "No PostgreSQL on this machine (on Debian: apt-get install postgresql).";
  if (process.env.CI) throw new Error(advice);
  process.stderr.write(`\n!!! ${advice} NOT tested: ${notTested}.\n\n`);
  return false;
}

/** SQLite and PostgreSQL; without a local PostgreSQL only SQLite. */
export const testDatabases = hasPostgres("sign-ups in PostgreSQL") ? [sqlite, postgres] : [sqlite];
