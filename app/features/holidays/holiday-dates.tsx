import { Timeline, TimelineEntry } from "~/blocks/timeline";
import type { HolidayEvent } from "~/content/holidays/holiday-events";
import { datesSection, type EventDate, getEventDates } from "~/content/holidays/holidays";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { SectionHead } from "~/ui/section-head";
import { useIsPast } from "./clock";

type HolidayDatesProps = { event: HolidayEvent; renderedAtMs: number };

/** The timeline of delivery deadlines, end and returns; each day has its own tense. */
export function HolidayDates({ event, renderedAtMs }: HolidayDatesProps) {
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
