import { late } from "~/ui/late";
import { ScienceHero } from "./science-hero";
import "./science.css";
import "./cycle.css";
import "./ingredients.css";

const Below = late(async () => (await import("./science-below")).ScienceBelow);

export function SciencePage() {
  return (
    <>
      <ScienceHero />
      <Below />
    </>
  );
}
