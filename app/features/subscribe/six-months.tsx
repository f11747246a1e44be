import { sixMonths } from "~/content/subscribe";

/** A ruler: the phases are as far apart as their weeks, and the last one has no end. */
export function SixMonths() {
  return (
    <section aria-labelledby="six-months" className="six-months wrap">
      <div className="subscribe-head">
        <h2 id="six-months" className="heading-1">
          {sixMonths.heading}
        </h2>
        <p>{sixMonths.text}</p>
      </div>
      <ol>
        {sixMonths.phases.map(({ label, title, text }) => (
          <li key={label}>
            <p className="six-months-label">{label}</p>
            <h3 className="display">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
