import type { Sql } from "postgres";
import type { Subscribers } from "./subscribers.ts";

const seconds = { connect: 4, idle: 300 };

/** Subscribers in PostgreSQL, for several instances. */
export function openPostgresSubscribers(databaseUrl: string): Subscribers {
  let opening: Promise<Sql> | null = null;

  /** Retries the connection at the next call after a failure. */
  async function opened(): Promise<Sql> {
    opening ??= open(databaseUrl);
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  return {
    async add({ address, source, at }) {
      const sql = await opened();
      await sql`
        INSERT INTO newsletter_subscribers VALUES (${address}, ${source}, ${at}, ${at})
        ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at`;
    },
    async *all() {
      const sql = await opened();
      const batches = sql<{ address: string; source: string; subscribed_at: Date }[]>`
        SELECT address, source, subscribed_at FROM newsletter_subscribers
        ORDER BY subscribed_at, address`.cursor(500);
      for await (const batch of batches) {
        for (const { address, source, subscribed_at } of batch)
          yield { address, source, subscribedAt: subscribed_at };
      }
    },
    async forget(address) {
      const sql = await opened();
      const { count } = await sql`DELETE FROM newsletter_subscribers WHERE address = ${address}`;
      return count > 0;
    },
    async close() {
      const sql = await opening?.catch(() => null);
      opening = null;
      await sql?.end({ timeout: 5 });
    },
  };
}

/** Connects and creates the table. */
async function open(databaseUrl: string): Promise<Sql> {
  // Not loaded without PostgreSQL.
  const { default: postgres } = await import("postgres");
  const sql = postgres(databaseUrl, {
    max: 4,
    connect_timeout: seconds.connect,
    idle_timeout: seconds.idle,
    onnotice: () => {},
  });
  try {
    await sql.begin(async (transaction) => {
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
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}
