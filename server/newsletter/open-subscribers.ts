import type { Config } from "../config.ts";
import { openPostgresSubscribers } from "./postgres-subscribers.ts";
import { openSqliteSubscribers } from "./sqlite-subscribers.ts";
import type { Subscribers } from "./subscribers.ts";

/** In PostgreSQL if a database is configured, otherwise in a file of the data folder. */
export function openSubscribers({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Subscribers {
  return databaseUrl ? openPostgresSubscribers(databaseUrl) : openSqliteSubscribers(dataDir);
}
