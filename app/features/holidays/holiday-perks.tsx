import type { HolidayEvent } from "~/content/holiday-events";
import { getPerksText, perksHeading } from "~/content/holidays";
import { useIsPast } from "./clock";

type HolidayPerksProps = { event: HolidayEvent; madeAtMs: number };

export function HolidayPerks({ event, madeAtMs }: HolidayPerksProps) {
  const tense = useIsPast(event.lastDay, madeAtMs) ? "after" : "before";
  return (
    <section aria-labelledby="perks" className="holiday-split wrap">
      <div>
        <h2 id="perks" className="heading-1">
          {perksHeading[tense]}
        </h2>
        <p className="holiday-note">{getPerksText(event)[tense]}</p>
      </div>
      <dl className="holiday-rows">
        {event.perks.map(([perk, text]) => (
          <div key={perk}>
            <dt className="display">{perk}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
