import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { domainToASCII } from "node:url";
import type { Sql } from "postgres";
import * as v from "valibot";
import { isNewsletter } from "../../app/site/sign-up.ts";

/**
 * An email address in lower case: what `<input type="email">` accepts, with a dot in the domain. ASCII only, because
 * two addresses could look the same; an international domain gets its ASCII form, in which only some browsers send it.
 */
export const EmailAddress = v.pipe(
  v.string(),
  v.transform(toAsciiDomain),
  // Before `toLowerCase`, which converts the Kelvin sign to k.
  v.regex(/^[ -~]*$/),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.rfcEmail(),
  // No empty part, at most 64 characters before the @ (RFC 5321), and no IP address after it.
  v.regex(/^(?!\.)(?!.*\.[.@])[^@]{1,64}@.+\.(?!\d+$)[^.]+$/),
);

/**
 * The mailbox of an address: without a tag, and at Google without dots. Where a provider keeps tags apart, two people
 * share the limits of one.
 */
export function getMailbox(address: string): string {
  const [name = "", domain = ""] = address.split("@");
  const untagged = name.replace(/(?<=.)\+.*/, "");
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com";
  return isGoogle ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

/** Unchanged where the domain has other signs than letters, digits, dots and hyphens. */
function toAsciiDomain(text: string): string {
  const [, name, domain = ""] = /^(.*@)([\p{L}\p{M}\p{N}.-]+) *$/u.exec(text) ?? [];
  const ascii = domainToASCII(domain);
  return name && ascii ? name + ascii : text;
}

/** `source` as `isSignUpSource` allows it. */
type Subscriber = { address: string; source: string; at: Date };
/** SQLite has a time in milliseconds. */
type Row = { address: string; source: string; subscribed_at: Date | number };
/** The request of an address that has to be confirmed before a time. */
type Request = Subscriber & { tokenHash: string; until: Date };
/** Opens the database at the first statement, and again after one that failed. */
type Database = {
  query(statement: string, values?: (string | Date)[]): Promise<Row[]>;
  /** Closes the database, also for its other users. */
  close(): Promise<void>;
};

export type Subscribers = ReturnType<typeof openSubscribers>;

/**
 * In PostgreSQL, for several instances, or else in a SQLite file of the data folder. Who waits for plans and
 * products is in a table of its own: an address can wait for several, and has not subscribed to the newsletter.
 */
export function openSubscribers(sql: Sql | null, dataDir: string) {
  const [table, time] = sql
    ? ["newsletter_subscribers", "timestamptz"]
    : ["subscribers", "INTEGER"];
  const waiting = "plan_requests";
  const unconfirmed = "pending_confirmations";
  const createTables = `
    CREATE TABLE IF NOT EXISTS ${table} (
      address TEXT PRIMARY KEY,
      source TEXT NOT NULL,
      subscribed_at ${time} NOT NULL,
      asked_at ${time} NOT NULL
    );
    CREATE TABLE IF NOT EXISTS ${waiting} (
      address TEXT NOT NULL,
      source TEXT NOT NULL,
      subscribed_at ${time} NOT NULL,
      asked_at ${time} NOT NULL,
      PRIMARY KEY (address, source)
    );
    DROP TABLE IF EXISTS unconfirmed_addresses;
    CREATE TABLE IF NOT EXISTS ${unconfirmed} (
      mailbox TEXT PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL,
      source TEXT NOT NULL,
      valid_until ${time} NOT NULL
    )`;
  const database = sql ? openPostgres(sql, createTables) : openSqlite(dataDir, createTables);
  let problem: string | null = null;

  async function query(statement: string, values?: (string | Date)[]): Promise<Row[]> {
    try {
      const rows = await database.query(statement, values);
      problem = null;
      return rows;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }

  if (!sql)
    query("SELECT 1").catch((error: Error) => {
      console.error(
        `The list of subscribers in ${dataDir} cannot be used: ${error.message}. Visitors can browse, but nobody can subscribe.`,
      );
    });

  return {
    /**
     * Resolves when the address is on the disk. A known address keeps its time and source, but is written too, so
     * that the response time does not reveal it.
     */
    async add({ address, source, at }: Subscriber): Promise<void> {
      const [into, key] = isNewsletter(source) ? [table, "address"] : [waiting, "address, source"];
      const upsert = `
        INSERT INTO ${into} VALUES ($1, $2, $3, $3)
        ON CONFLICT (${key}) DO UPDATE SET asked_at = excluded.asked_at`;
      await query(upsert, [address, source, at]);
    },
    /**
     * Keeps a request until its address is confirmed, or forgets it with those that are out of time. Resolves to `false`
     * where the mailbox has one already.
     */
    async ask({ tokenHash, address, source, at, until }: Request): Promise<boolean> {
      await query(`DELETE FROM ${unconfirmed} WHERE valid_until < $1`, [at]);
      const insert = `
        INSERT INTO ${unconfirmed} VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (mailbox) DO NOTHING RETURNING *`;
      const values = [getMailbox(address), tokenHash, address, source, until];
      return (await query(insert, values)).length > 0;
    },
    /** Removes a request; resolves to it, or to `null` for an unknown one and one that is out of time. */
    async take(tokenHash: string, at: Date): Promise<Omit<Subscriber, "at"> | null> {
      const [row] = await query(
        `DELETE FROM ${unconfirmed} WHERE token_hash = $1 AND valid_until >= $2 RETURNING *`,
        [tokenHash, at],
      );
      return row ? { address: row.address, source: row.source } : null;
    },
    /** Lists addresses in the order of subscription; who waits for a plan or a product has it as the source. */
    async all() {
      const rows = await query(`
        SELECT * FROM ${table} UNION ALL SELECT * FROM ${waiting}
        ORDER BY subscribed_at, address, source`);
      return rows.map(({ address, source, subscribed_at }) => {
        return { address, source, subscribedAt: new Date(subscribed_at) };
      });
    },
    /** Resolves to whether the address was on the list. */
    async forget(address: string): Promise<boolean> {
      const rows: Row[] = [];
      for (const each of [table, waiting, unconfirmed])
        rows.push(
          ...(await query(`DELETE FROM ${each} WHERE address = $1 RETURNING *`, [address])),
        );
      // Removes the address from the write-ahead log too; `secure_delete` overwrites it in the file.
      if (!sql) await query("PRAGMA wal_checkpoint(TRUNCATE)");
      return rows.length > 0;
    },
    /** Why its last use failed, or `null`. */
    getProblem: () => problem,
    close: database.close,
  };
}

function openPostgres(sql: Sql, createTables: string): Database {
  let hasTable = false;
  return {
    async query(statement, values = []) {
      // One transaction, in which instances that start together wait for one another. The number is arbitrary.
      if (!hasTable) await sql.unsafe(`SELECT pg_advisory_xact_lock(805306457); ${createTables}`);
      hasTable = true;
      return sql.unsafe<Row[]>(statement, values);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function openSqlite(dataDir: string, createTables: string): Database {
  let opened: DatabaseSync | null = null;

  async function close(): Promise<void> {
    opened?.close();
    opened = null;
  }

  /** With full sync, so that a stored address survives `kill -9` and a power failure. */
  function open(): DatabaseSync {
    mkdirSync(dataDir, { recursive: true });
    opened = new DatabaseSync(join(dataDir, "newsletter.db"), { timeout: 2_000 });
    opened.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      ${createTables}`);
    return opened;
  }

  return {
    async query(statement, values = []) {
      try {
        const named = values.map((value, index) => {
          return [`$${index + 1}`, value instanceof Date ? value.getTime() : value];
        });
        return (opened ?? open()).prepare(statement).all(Object.fromEntries(named)) as Row[];
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
  };
}
