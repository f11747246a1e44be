import type { NewsletterSource } from "../../app/content/newsletter.ts";

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
