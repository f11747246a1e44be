import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

/** Words that the instances of a shop say to one another. */
export type Messages = {
  /** Says a word to all others, and again until the database has taken it. */
  say(word: string): void;
  close(): Promise<void>;
};

type MessagesParts = {
  databaseUrl: string;
  /** Another instance said a word, or something else on the channel did: it is not trusted. */
  hear(word: string): void;
  /** From now on every word arrives; those of the time before did not. */
  listening(): void;
  logError(error: unknown): void;
};

const channel = "solenne_changes";
const pauseMs = 2_000;
const longestPauseSeconds = 2;

/** Through PostgreSQL's LISTEN and NOTIFY, on connections that are opened anew when they break. */
export function openMessages({ databaseUrl, hear, listening, logError }: MessagesParts): Messages {
  const self = randomUUID();
  const unsaid = new Set<string>();
  let isClosed = false;
  let isSaying = false;

  // Loaded only where it is used: a shop on one machine starts without it.
  const opening = import("postgres").then(({ default: postgres }) => {
    const sql = postgres(databaseUrl, {
      max: 1,
      connect_timeout: 4,
      idle_timeout: 30,
      backoff: (tries) => Math.min(3 ** tries / 100, longestPauseSeconds),
      onnotice: () => {},
    });
    // It listens again by itself, also when the first attempt fails, which is all that is said here.
    if (!isClosed) sql.listen(channel, receive, listening).catch(complain);
    return sql;
  });

  function receive(message: string): void {
    const [from, word = ""] = message.split(" ", 2);
    if (from !== self) hear(word);
  }

  function complain(error: unknown): void {
    if (!isClosed) logError(error);
  }

  async function sayAll(sql: Sql): Promise<void> {
    for (const word of unsaid) {
      await sql.notify(channel, `${self} ${word}`);
      unsaid.delete(word);
    }
  }

  async function tryToSay(): Promise<void> {
    if (isSaying || isClosed) return;
    isSaying = true;
    try {
      await sayAll(await opening);
    } catch (error) {
      complain(error);
      setTimeout(tryToSay, pauseMs).unref();
    } finally {
      isSaying = false;
    }
  }

  return {
    say(word) {
      unsaid.add(word);
      void tryToSay();
    },
    async close() {
      isClosed = true;
      await (await opening).end({ timeout: 1 });
    },
  };
}
