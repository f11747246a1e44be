import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Subscribers } from "./subscribers.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS subscribers (
    address TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    subscribed_at INTEGER NOT NULL,
    asked_at INTEGER NOT NULL
  ) STRICT;
`;

/** Subscribers in a SQLite file, for one instance. */
export function openSqliteSubscribers(dataDir: string): Subscribers {
  let database: DatabaseSync | null = null;

  /** Reopens the database after a failure: the disk may be writable again. */
  function use<Result>(work: (database: DatabaseSync) => Result): Result {
    database ??= open(dataDir);
    try {
      return work(database);
    } catch (error) {
      close();
      throw error;
    }
  }

  function close(): void {
    const closing = database;
    database = null;
    closing?.close();
  }

  return {
    async add({ address, source, at }) {
      const time = at.getTime();
      use((list) =>
        list
          .prepare(
            `INSERT INTO subscribers VALUES (?, ?, ?, ?)
             ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at`,
          )
          .run(address, source, time, time),
      );
    },
    async *all() {
      const rows = use((list) =>
        list.prepare("SELECT * FROM subscribers ORDER BY subscribed_at, address").iterate(),
      );
      for (const { address, source, subscribed_at } of rows) {
        yield {
          address: String(address),
          source: String(source),
          subscribedAt: new Date(Number(subscribed_at)),
        };
      }
    },
    async forget(address) {
      return use((list) => {
        const { changes } = list.prepare("DELETE FROM subscribers WHERE address = ?").run(address);
        // Removes the address from the write-ahead log too; `secure_delete` overwrites it in the file.
        list.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        return Number(changes) > 0;
      });
    },
    async close() {
      close();
    },
  };
}

/** With full sync, so that a stored address survives `kill -9`. */
function open(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "newsletter.db"), { timeout: 2_000 });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA secure_delete = ON");
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
