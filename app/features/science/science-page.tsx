import type { ComponentType } from "react";
import { late } from "~/ui/late";
import { ScienceHero } from "./science-hero";
import "./science.css";
import "./cycle.css";
import "./ingredients.css";

/** `Below` is given where it is already loaded, so that an address such as `/science#zinc` finds its place. */
export function SciencePage({ Below = LateBelow }: { Below?: ComponentType }) {
  return (
    <>
      <ScienceHero />
      <Below />
    </>
  );
}

const LateBelow = late(async () => (await import("./science-below")).ScienceBelow);
