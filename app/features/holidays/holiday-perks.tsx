import type { HolidayEvent } from "~/content/holidays/holiday-events";
import { getPerksText, perksHeading } from "~/content/holidays/holidays";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { useIsPast } from "./clock";

type HolidayPerksProps = { event: HolidayEvent; renderedAtMs: number };

export function HolidayPerks({ event, renderedAtMs }: HolidayPerksProps) {
  const tense = useIsPast(event.lastDay, renderedAtMs) ? "after" : "before";
  return (
    <Section aria-labelledby="perks" spacing="bottom">
      <Split
        head={
          <>
            <Heading id="perks">{perksHeading[tense]}</Heading>
            <p className="mt-4 max-w-measure-sm text-muted">{getPerksText(event)[tense]}</p>
          </>
        }
      >
        <dl className="divide-y divide-holiday-line border-y border-holiday-line">
          {event.perks.map(([perk, text]) => (
            <div key={perk} className="items-baseline gap-6 py-5 sm:grid sm:grid-cols-2">
              <dt className="font-display text-display-sm">{perk}</dt>
              <dd className="mt-0.5 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
