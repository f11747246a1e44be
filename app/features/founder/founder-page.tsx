import { late } from "~/ui/late";
import { FounderHero } from "./founder-hero";
import "./founder.css";

const Below = late(async () => (await import("./founder-below")).FounderBelow);

export function FounderPage() {
  return (
    <>
      <FounderHero />
      <Below />
    </>
  );
}
