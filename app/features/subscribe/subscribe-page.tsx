import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { SubscribeHero } from "./subscribe-hero";
import "./subscribe.css";

/** All of it is content; the store is asked when a plan is chosen. */
export function SubscribePage() {
  return (
    <>
      <SubscribeHero />
      <SubscribeBelow />
    </>
  );
}

const SubscribeBelow = lazyOnInteraction(
  async () => (await import("./subscribe-below")).SubscribeBelow,
);
