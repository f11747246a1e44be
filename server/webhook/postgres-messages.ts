import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

/** Messages between the instances of a shop. */
export type Messages = {
  /** Sends a message to all other instances, and retries until it succeeds. */
  send(message: string): void;
  close(): Promise<void>;
};

type MessagesParts = {
  databaseUrl: string;
  /** The message is untrusted: any client of the database can send one. */
  onMessage(message: string): void;
  /** Called on every connection; messages sent before it are lost. */
  onListening(): void;
  logError(error: unknown): void;
};

const channel = "solenne_changes";
const retryMs = 2_000;
const maxReconnectSeconds = 2;

/** Uses PostgreSQL's LISTEN and NOTIFY, on connections that are reopened when they break. */
export function openMessages(parts: MessagesParts): Messages {
  const { databaseUrl, onMessage, onListening, logError } = parts;
  const instanceId = randomUUID();
  const unsent = new Set<string>();
  let isClosed = false;
  let isSending = false;

  // Not loaded without PostgreSQL.
  const opening = import("postgres").then(({ default: postgres }) => {
    const sql = postgres(databaseUrl, {
      max: 1,
      connect_timeout: 4,
      idle_timeout: 30,
      backoff: (tries) => Math.min(3 ** tries / 100, maxReconnectSeconds),
      onnotice: () => {},
    });
    // The library reconnects by itself; only its first attempt rejects.
    if (!isClosed) sql.listen(channel, receive, onListening).catch(report);
    return sql;
  });

  function receive(payload: string): void {
    const [sender, message = ""] = payload.split(" ", 2);
    if (sender !== instanceId) onMessage(message);
  }

  function report(error: unknown): void {
    if (!isClosed) logError(error);
  }

  async function notifyAll(sql: Sql): Promise<void> {
    for (const message of unsent) {
      await sql.notify(channel, `${instanceId} ${message}`);
      unsent.delete(message);
    }
  }

  async function trySending(): Promise<void> {
    if (isSending || isClosed) return;
    isSending = true;
    try {
      await notifyAll(await opening);
    } catch (error) {
      report(error);
      setTimeout(trySending, retryMs).unref();
    } finally {
      isSending = false;
    }
  }

  return {
    send(message) {
      unsent.add(message);
      void trySending();
    },
    async close() {
      isClosed = true;
      await (await opening).end({ timeout: 1 });
    },
  };
}
