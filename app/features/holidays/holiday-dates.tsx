import type { HolidayEvent } from "~/content/holiday-events";
import { datesSection, type EventDate, getEventDates } from "~/content/holidays";
import { useIsPast } from "./clock";

type HolidayDatesProps = { event: HolidayEvent; madeAtMs: number };

/** The timeline of delivery deadlines, end and returns; each day has its own tense. */
export function HolidayDates({ event, madeAtMs }: HolidayDatesProps) {
  const tense = useIsPast(event.lastDay, madeAtMs) ? "after" : "before";
  return (
    <section aria-labelledby="dates" className="holiday-dates wrap">
      <div className="bundles-head">
        <h2 id="dates" className="heading-1">
          {datesSection.heading[tense]}
        </h2>
        <p>{datesSection.text[tense]}</p>
      </div>
      <ol>
        {getEventDates(event).map((date) => (
          <DateRow key={date.name} date={date} madeAtMs={madeAtMs} />
        ))}
      </ol>
    </section>
  );
}

type DateRowProps = { date: EventDate; madeAtMs: number };

function DateRow({ date: { name, day, date, text }, madeAtMs }: DateRowProps) {
  const isPast = useIsPast(day, madeAtMs);
  return (
    <li data-past={isPast}>
      <p className="holiday-date tabular">
        <time dateTime={day}>{date}</time>
      </p>
      <h3 className="display">{name}</h3>
      <p>{isPast ? text.after : text.before}</p>
    </li>
  );
}
