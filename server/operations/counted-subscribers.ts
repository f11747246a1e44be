import type { Subscribers } from "../newsletter/subscribers.ts";

/** The same list, with every sign-up counted by whether it could be stored. */
export function countedSubscribers(
  subscribers: Subscribers,
  count: (outcome: "stored" | "failed") => void,
): Subscribers {
  return {
    ...subscribers,
    async add(subscriber) {
      try {
        await subscribers.add(subscriber);
        count("stored");
      } catch (error) {
        count("failed");
        throw error;
      }
    },
  };
}
