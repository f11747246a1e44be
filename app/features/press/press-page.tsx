import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { PressHero } from "./press-hero";
import "./press.css";

export function PressPage() {
  return (
    <>
      <PressHero />
      <Below />
    </>
  );
}

/** Thirty outlets and ten articles, all links: their script matters to the moving rows alone. */
const Below = lazyOnInteraction(async () => (await import("./press-below")).PressBelow);
