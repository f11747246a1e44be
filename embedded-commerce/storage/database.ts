import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Prices are never stored with a cart: it sells at the catalogue's price. An order keeps what was charged. */
const tables = `
  CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    order_token TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS cart_lines (
    id TEXT PRIMARY KEY,
    cart_token TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    variant_id TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity >= 0)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS cart_lines_of_cart ON cart_lines (cart_token, position);
  CREATE INDEX IF NOT EXISTS carts_by_age ON carts (created_at);
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

/** Opens the store's database; what was answered is on the disk, also after a `kill -9` (WAL, full sync). */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "commerce.db"), { timeout: 5_000 });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA foreign_keys = ON");
    prepareTables(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Since version 2 a cart holds lines alone, and a sold-out one stays with quantity 0. */
const tablesVersion = 2;

/** Creates what is missing. The lines' table of an older version is rebuilt: its check cannot be changed. */
export function prepareTables(database: DatabaseSync): void {
  inTransaction(database, () => {
    const { user_version: version } = database.prepare("PRAGMA user_version").get() ?? {};
    const isOutdated =
      Number(version) < tablesVersion &&
      database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'cart_lines'").get();
    if (isOutdated)
      database.exec(`
        ALTER TABLE carts DROP COLUMN details;
        DROP INDEX IF EXISTS cart_lines_of_cart;
        ALTER TABLE cart_lines RENAME TO old_lines;
      `);
    database.exec(tables);
    if (isOutdated)
      database.exec(`
        INSERT INTO cart_lines SELECT id, cart_token, position, variant_id, quantity FROM old_lines;
        DROP TABLE old_lines;
      `);
    database.exec(`PRAGMA user_version = ${tablesVersion}`);
  });
}

/** Runs the work in one write transaction; nothing of it stays when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A disk that fails has ended the transaction already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
