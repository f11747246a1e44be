import { holidayEnd } from "~/content/holiday-words";
import { perkSection } from "~/content/holidays";
import { useIsPast } from "./clock";

export function HolidayPerks({ madeAtMs }: { madeAtMs: number }) {
  const tense = useIsPast(holidayEnd, madeAtMs) ? "after" : "before";
  return (
    <section aria-labelledby="perks" className="holiday-split wrap">
      <div>
        <h2 id="perks" className="heading-1">
          {perkSection.heading[tense]}
        </h2>
        <p className="holiday-note">{perkSection.text[tense]}</p>
      </div>
      <dl className="holiday-rows">
        {perkSection.perks.map(([perk, text]) => (
          <div key={perk}>
            <dt className="display">{perk}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
