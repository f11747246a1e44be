import type { NewsletterSource } from "../../app/content/newsletter.ts";
import type { Config } from "../config.ts";
import { openPostgresSubscribers } from "./postgres-subscribers.ts";
import { openSqliteSubscribers } from "./sqlite-subscribers.ts";

export type Subscriber = { address: string; source: string; subscribedAt: Date };

/** The newsletter's list. It is opened when it is first used, so that a shop starts without it. */
export type Subscribers = {
  /**
   * Resolves once the address is safe on the disk. One that is already there keeps its time and
   * source; it costs the same write as a new one, so that nobody can tell the two apart by waiting.
   */
  add(subscriber: { address: string; source: NewsletterSource; at: Date }): Promise<void>;
  /** Everybody, in the order in which they came. */
  all(): AsyncIterable<Subscriber>;
  /** Whether the address was there. */
  forget(address: string): Promise<boolean>;
  close(): Promise<void>;
};

/** The list in PostgreSQL when a database is named, else in a file in the data folder. */
export function openSubscribers({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Subscribers {
  return databaseUrl ? openPostgresSubscribers(databaseUrl) : openSqliteSubscribers(dataDir);
}
