import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { FounderHero } from "./founder-hero";
import "./founder.css";

const Below = lazyOnInteraction(async () => (await import("./founder-below")).FounderBelow);

export function FounderPage() {
  return (
    <>
      <FounderHero />
      <Below />
    </>
  );
}
