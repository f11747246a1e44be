import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Sql } from "postgres";
import type { NewsletterSource } from "../../app/content/newsletter.ts";

type Subscriber = { address: string; source: string; subscribedAt: Date };

/** The newsletter's subscribers. The database is opened at the first call, and again after one that failed. */
export type Subscribers = {
  /**
   * Resolves when the address is on the disk. A known address keeps its time and source, but is written too, so
   * that the response time does not reveal it.
   */
  add(subscriber: { address: string; source: NewsletterSource; at: Date }): Promise<void>;
  /** In the order of subscription. */
  all(): Promise<Subscriber[]>;
  /** Resolves to whether the address was subscribed. */
  forget(address: string): Promise<boolean>;
  /** Closes the database, also for its other users. */
  close(): Promise<void>;
};

/** In PostgreSQL, for several instances, or else in a SQLite file of the data folder. */
export function openSubscribers(sql: Sql | null, dataDir: string): Subscribers {
  return sql ? openPostgresSubscribers(sql) : openSqliteSubscribers(dataDir);
}

function openPostgresSubscribers(sql: Sql): Subscribers {
  let table: Promise<unknown> | null = null;
  const ready = () => {
    table ??= createTable(sql).catch((error) => {
      table = null;
      throw error;
    });
    return table;
  };

  return {
    async add({ address, source, at }) {
      await ready();
      await sql`
        INSERT INTO newsletter_subscribers VALUES (${address}, ${source}, ${at}, ${at})
        ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at`;
    },
    async all() {
      await ready();
      return sql<Subscriber[]>`
        SELECT address, source, subscribed_at AS "subscribedAt" FROM newsletter_subscribers
        ORDER BY subscribed_at, address`;
    },
    async forget(address) {
      await ready();
      const { count } = await sql`DELETE FROM newsletter_subscribers WHERE address = ${address}`;
      return count > 0;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function createTable(sql: Sql): Promise<unknown> {
  return sql.begin(async (transaction) => {
    // Instances that start together must not create it at once. The number is arbitrary.
    await transaction`SELECT pg_advisory_xact_lock(805306457)`.simple();
    await transaction`
      CREATE TABLE IF NOT EXISTS newsletter_subscribers (
        address text PRIMARY KEY,
        source text NOT NULL,
        subscribed_at timestamptz NOT NULL,
        asked_at timestamptz NOT NULL
      )`;
  });
}

function openSqliteSubscribers(dataDir: string): Subscribers {
  let opened: DatabaseSync | null = null;

  function close(): void {
    opened?.close();
    opened = null;
  }

  function use<Result>(work: (database: DatabaseSync) => Result): Result {
    try {
      opened ??= openFile(dataDir);
      return work(opened);
    } catch (error) {
      close();
      throw error;
    }
  }

  return {
    async add({ address, source, at }) {
      const upsert = `
        INSERT INTO subscribers VALUES (?, ?, ?, ?)
        ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at`;
      use((database) => database.prepare(upsert).run(address, source, at.getTime(), at.getTime()));
    },
    async all() {
      const rows = use((database) =>
        database.prepare("SELECT * FROM subscribers ORDER BY subscribed_at, address").all(),
      );
      return rows.map(({ address, source, subscribed_at }) => ({
        address: String(address),
        source: String(source),
        subscribedAt: new Date(Number(subscribed_at)),
      }));
    },
    async forget(address) {
      return use((database) => {
        const statement = database.prepare("DELETE FROM subscribers WHERE address = ?");
        const { changes } = statement.run(address);
        // Removes the address from the write-ahead log too; `secure_delete` overwrites it in the file.
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        return Number(changes) > 0;
      });
    },
    close: async () => close(),
  };
}

/** With full sync, so that a stored address survives `kill -9` and a power failure. */
function openFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "newsletter.db"), { timeout: 2_000 });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS subscribers (
        address TEXT PRIMARY KEY,
        source TEXT NOT NULL,
        subscribed_at INTEGER NOT NULL,
        asked_at INTEGER NOT NULL
      ) STRICT`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
