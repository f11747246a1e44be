import type { CacheRule } from "../page-cache/page-rules.ts";
import { isAffectedBy, isSubject, type Subject } from "./affected-pages.ts";
import { openMessages } from "./postgres-messages.ts";
import { createRenewal } from "./renewal.ts";

/** What changed in the commerce service, told to the pages of every instance. */
export type Changes = {
  /** Has the pages that show it made anew, here and on the other instances. */
  announce(subject: Subject): void;
  close(): Promise<void>;
};

type ChangesParts = {
  expire(isAffected: (rule: CacheRule) => boolean): void;
  /** The database that the instances share; `null` where there is one instance. */
  databaseUrl: string | null;
  logError(error: unknown): void;
  /** Milliseconds from the last word until the pages are made anew once more. */
  secondTimeAfterMs?: number;
};

/**
 * The commerce service tells one instance, and can do so before its storefront shows the change. So the
 * others hear of it through the database, and each makes its pages anew a second time a little later,
 * whether or not the one that was told is still there.
 */
export function openChanges(parts: ChangesParts): Changes {
  const { expire, databaseUrl, logError, secondTimeAfterMs = 30_000 } = parts;

  const renewals = new Map<Subject | "everything", () => void>();

  /** There are few subjects and many messages, so what is under way is under way for a subject. */
  function renew(subject: Subject | "everything"): void {
    let renewal = renewals.get(subject);
    if (!renewal) {
      const isAffected = subject === "everything" ? () => true : isAffectedBy(subject);
      renewal = createRenewal(() => expire(isAffected), secondTimeAfterMs);
      renewals.set(subject, renewal);
    }
    renewal();
  }

  const messages =
    databaseUrl === null
      ? null
      : openMessages({
          databaseUrl,
          hear: (word) => {
            if (isSubject(word)) renew(word);
          },
          // What was said while nobody listened is not said again: anything may have changed.
          listening: () => renew("everything"),
          logError,
        });

  return {
    announce(subject) {
      renew(subject);
      messages?.say(subject);
    },
    close: async () => messages?.close(),
  };
}
