import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { ScienceHero } from "./science-hero";
import "./science.css";
import "./cycle.css";
import "./ingredients.css";

const Below = lazyOnInteraction(async () => (await import("./science-below")).ScienceBelow);

export function SciencePage() {
  return (
    <>
      <ScienceHero />
      <Below />
    </>
  );
}
