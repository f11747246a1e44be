import { late } from "~/ui/late";
import { HolidayHero } from "./holiday-hero";
import type { HolidaysPageProps } from "./holidays-below";
import "./holidays.css";

const Below = late(async () => (await import("./holidays-below")).HolidaysBelow);

export function HolidaysPage(props: HolidaysPageProps) {
  return (
    <div className="holidays">
      <HolidayHero madeAtMs={props.madeAtMs} />
      <Below {...props} />
    </div>
  );
}
