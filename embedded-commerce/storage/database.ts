import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLTagStore } from "node:sqlite";
import type { StoreIndex } from "../store-index.ts";

/** A cart has no prices: the catalog's apply. An order keeps what was charged. */
const tables = `
  CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    order_token TEXT,
    lines TEXT NOT NULL DEFAULT '[]',
    discount_codes TEXT NOT NULL DEFAULT '[]'
  ) STRICT;
  DROP INDEX IF EXISTS carts_by_age;
  CREATE INDEX IF NOT EXISTS carts_by_change ON carts (updated_at);
  CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    cart_token TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS stock (
    variant_id TEXT PRIMARY KEY,
    quantity INTEGER NOT NULL CHECK (quantity >= 0)
  ) STRICT;
`;

export type Database = ReturnType<typeof openDatabase>;

/**
 * The store's database. A committed change survives `kill -9` and a power failure (WAL, full sync). When the disk
 * fails, every use throws a {@link StorageError}. A file that could not be opened is opened again by the next use.
 */
export function openDatabase(dataDir: string, store: StoreIndex) {
  let opened: SQLTagStore | null = null;
  let problem: string | null = null;

  function use<Result>(work: (sql: SQLTagStore) => Result): Result {
    try {
      opened ??= openFile(dataDir, store).createTagStore();
      const result = work(opened);
      problem = null;
      return result;
    } catch (cause) {
      if (!isDiskError(cause)) throw cause;
      problem = cause.message;
      const message = `The store's database in ${dataDir} cannot be used: ${cause.message}`;
      throw new StorageError(message, { cause });
    }
  }

  try {
    use(() => {});
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    console.error(`${error.message}. Visitors can browse, but nobody can check out.`);
  }

  return {
    use,
    /** Runs the work in one write transaction, which is rolled back if it throws. */
    transaction: <Result>(work: (sql: SQLTagStore) => Result): Result =>
      use((sql) => inTransaction(sql.db, () => work(sql))),
    /** Why its last use failed, or `null`. */
    getProblem: () => problem,
    close: () => opened?.db.close(),
  };
}

function openFile(dataDir: string, store: StoreIndex): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "commerce.db"), { timeout: 5_000 });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    inTransaction(database, () => {
      database.exec(tables);
      // The stock of new variants. Stored levels stay.
      const insert = database.prepare("INSERT INTO stock VALUES (?, ?) ON CONFLICT DO NOTHING");
      for (const [id, { record }] of store.variantById) insert.run(id, record.stock);
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite ends the transaction itself when the disk fails.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * The file cannot be read or written: it is corrupt, or the disk is full, read-only or broken, or another process locks it
 * for too long. The transaction was rolled back.
 */
export class StorageError extends Error {
  override name = "StorageError";
}

/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_FULL, SQLITE_CANTOPEN, SQLITE_NOTADB. */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 8, 10, 11, 13, 14, 26]);
const systemCodes = /^(?:EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG|EIO|EMFILE|ENFILE)$/;

/** Whether the disk failed, and not the program. */
function isDiskError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // The lower byte is the primary result code.
  return systemCodes.test(String(code)) || sqliteCodes.has(Number(errcode) & 0xff);
}
