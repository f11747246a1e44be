import { Timeline, TimelineEntry } from "~/blocks/timeline";
import type { HolidayEvent } from "~/content/holiday-events";
import { datesSection, type EventDate, getEventDates } from "~/content/holidays";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { SectionHead } from "~/ui/section-head";
import { useIsPast } from "./clock";

type HolidayDatesProps = { event: HolidayEvent; madeAtMs: number };

/** The timeline of delivery deadlines, end and returns; each day has its own tense. */
export function HolidayDates({ event, madeAtMs }: HolidayDatesProps) {
  const tense = useIsPast(event.lastDay, madeAtMs) ? "after" : "before";
  return (
    <Section aria-labelledby="dates" spacing="bottom">
      <SectionHead heading={<Heading id="dates">{datesSection.heading[tense]}</Heading>}>
        {datesSection.text[tense]}
      </SectionHead>
      <Timeline className="lg:grid-cols-[5fr_6fr_7fr_8fr]">
        {getEventDates(event).map((date) => (
          <DateEntry key={date.name} date={date} madeAtMs={madeAtMs} />
        ))}
      </Timeline>
    </Section>
  );
}

type DateEntryProps = { date: EventDate; madeAtMs: number };

function DateEntry({ date: { name, day, date, text }, madeAtMs }: DateEntryProps) {
  const isPast = useIsPast(day, madeAtMs);
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
