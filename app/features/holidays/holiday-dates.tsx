import { holidayEnd } from "~/content/holiday-words";
import { type HolidayDate, holidayDates, shippingSection } from "~/content/holidays";
import { useIsPast } from "./clock";

/** Cutoffs and returns as a ruler; each day turns to the past tense by itself. */
export function HolidayDates({ madeAtMs }: { madeAtMs: number }) {
  const tense = useIsPast(holidayEnd, madeAtMs) ? "after" : "before";
  return (
    <section aria-labelledby="dates" className="holiday-dates wrap">
      <div className="bundles-head">
        <h2 id="dates" className="heading-1">
          {shippingSection.heading[tense]}
        </h2>
        <p>{shippingSection.text[tense]}</p>
      </div>
      <ol>
        {holidayDates.map((date) => (
          <DateRow key={date.name} date={date} madeAtMs={madeAtMs} />
        ))}
      </ol>
    </section>
  );
}

function DateRow({ date: { name, ends, date, text }, madeAtMs }: DateRowProps) {
  const isPast = useIsPast(ends, madeAtMs);
  return (
    <li data-past={isPast}>
      <p className="holiday-date tabular">
        <time dateTime={ends.slice(0, 10)}>{date}</time>
      </p>
      <h3 className="display">{name}</h3>
      <p>{isPast ? text.after : text.before}</p>
    </li>
  );
}

type DateRowProps = { date: HolidayDate; madeAtMs: number };
