import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { SubscribeHero } from "./subscribe-hero";

/** Static content; only the dialog of a chosen plan asks the store. */
export function SubscribePage() {
  return (
    <>
      <SubscribeHero />
      <SubscribeRest />
    </>
  );
}

const SubscribeRest = lazyOnInteraction(
  async () => (await import("./subscribe-rest")).SubscribeRest,
);
