import type { ComponentType } from "react";
import { late } from "~/ui/late";
import { FounderHero } from "./founder-hero";
import "./founder.css";

/** `Below` is given where it is already loaded. */
export function FounderPage({ Below = LateBelow }: { Below?: ComponentType }) {
  return (
    <>
      <FounderHero />
      <Below />
    </>
  );
}

const LateBelow = late(async () => (await import("./founder-below")).FounderBelow);
