import type { NewsletterSource } from "../../app/content/newsletter.ts";

export type Subscriber = { address: string; source: string; subscribedAt: Date };

/** The newsletter's subscribers. The database is opened at the first call. */
export type Subscribers = {
  /**
   * Resolves when the address is on the disk. A known address keeps its time and source, but is written too, so
   * that the response time does not reveal it.
   */
  add(subscriber: { address: string; source: NewsletterSource; at: Date }): Promise<void>;
  /** In the order of subscription. */
  all(): AsyncIterable<Subscriber>;
  /** Resolves to whether the address was subscribed. */
  forget(address: string): Promise<boolean>;
  close(): Promise<void>;
};
