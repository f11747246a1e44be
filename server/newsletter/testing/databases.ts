import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInstalled } from "../../../tests/support/installed.ts";
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

const hasPostgres = isInstalled(findPostgres(), "postgresql", "sign-ups in PostgreSQL");

/** SQLite and PostgreSQL; without a local PostgreSQL only SQLite. */
export const testDatabases = hasPostgres ? [sqlite, postgres] : [sqlite];
