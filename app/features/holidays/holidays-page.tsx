import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { HolidayHero } from "./holiday-hero";
import type { HolidaysPageProps } from "./holidays-below";
import "./holidays.css";

const Below = lazyOnInteraction(async () => (await import("./holidays-below")).HolidaysBelow);

export function HolidaysPage(props: HolidaysPageProps) {
  return (
    <div className="holidays">
      <HolidayHero madeAtMs={props.madeAtMs} />
      <Below {...props} />
    </div>
  );
}
