import { Timeline, TimelineEntry } from "~/blocks/timeline";
import { usePaymentToast } from "~/blocks/use-payment-toast";
import type { LoadResult } from "~/commerce/load-result";
import { useLoadResult } from "~/commerce/use-load-result";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import type { HolidayEvent } from "~/content/holidays/holiday-events";
import {
  datesSection,
  type EventDate,
  getEventDates,
  getPerksText,
  perksHeading,
  reasons,
} from "~/content/holidays/holidays";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { SectionHead } from "~/ui/section-head";
import { Split } from "~/ui/split";
import { BundleCards } from "./bundle-cards";
import { type BundleProducts, getBundleState } from "./bundle-stock";
import { useCurrentEvent, useIsPast } from "./clock";
import { GiftFinder } from "./gift-finder";
import { Stock } from "./stock";

export type HolidaysPageProps = {
  bundles: LoadResult<BundleProducts>;
  /** When this page was rendered; see `useCurrentEvent`. */
  renderedAtMs: number;
};

/** Everything below the first screen. */
export function HolidaysRest({ bundles, renderedAtMs }: HolidaysPageProps) {
  const event = useCurrentEvent(renderedAtMs);
  const loaded = useLoadResult(bundles);
  usePaymentToast(loaded);
  const states = holidayBundles.map((bundle) => getBundleState(loaded, bundle));
  const retry = loaded.status === "failed" ? loaded.retry : null;

  return (
    <>
      <BundleCards states={states} />
      <HolidayPerks event={event} renderedAtMs={renderedAtMs} />
      <GiftFinder states={states} />
      <WhyChoose />
      <HolidayDates event={event} renderedAtMs={renderedAtMs} />
      <Stock states={states} onTryAgain={retry} />
    </>
  );
}

function WhyChoose() {
  return (
    <Section aria-labelledby="why">
      <Heading id="why">{reasons.heading}</Heading>
      <dl className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {reasons.items.map(([reason, text]) => (
          <div key={reason} className="border-t border-ink pt-4">
            <dt className="font-display text-display-xs">{reason}</dt>
            <dd className="mt-2 max-w-measure-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

type HolidayPerksProps = { event: HolidayEvent; renderedAtMs: number };

function HolidayPerks({ event, renderedAtMs }: HolidayPerksProps) {
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
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}

type HolidayDatesProps = { event: HolidayEvent; renderedAtMs: number };

/** The timeline of delivery deadlines, end and returns; each day has its own tense. */
function HolidayDates({ event, renderedAtMs }: HolidayDatesProps) {
  const tense = useIsPast(event.lastDay, renderedAtMs) ? "after" : "before";
  return (
    <Section aria-labelledby="dates" spacing="bottom">
      <SectionHead heading={<Heading id="dates">{datesSection.heading[tense]}</Heading>}>
        {datesSection.text[tense]}
      </SectionHead>
      <Timeline className="lg:grid-cols-[5fr_6fr_7fr_8fr]">
        {getEventDates(event).map((date) => (
          <DateEntry key={date.name} date={date} renderedAtMs={renderedAtMs} />
        ))}
      </Timeline>
    </Section>
  );
}

type DateEntryProps = { date: EventDate; renderedAtMs: number };

function DateEntry({ date: { name, day, date, text }, renderedAtMs }: DateEntryProps) {
  const isPast = useIsPast(day, renderedAtMs);
  return (
    <TimelineEntry
      tone="holiday"
      isPast={isPast}
      label={<time dateTime={day}>{date}</time>}
      title={name}
    >
      {isPast ? text.after : text.before}
    </TimelineEntry>
  );
}
