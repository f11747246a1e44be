import type { Sql } from "postgres";

/** A PostgreSQL client, which connects at its first query and again after a failure; `null` without a URL. */
export async function openDatabase(
  url: string | undefined,
  password?: string,
): Promise<Sql | null> {
  if (url === undefined) return null;
  // Not loaded without PostgreSQL.
  const { default: postgres } = await import("postgres");
  return postgres(url, {
    ...(password !== undefined && { password }),
    max: 4,
    connect_timeout: 4,
    idle_timeout: 300,
    // Seconds before a new attempt to connect.
    backoff: (tries) => Math.min(3 ** tries / 100, 2),
    onnotice: () => {},
  });
}
