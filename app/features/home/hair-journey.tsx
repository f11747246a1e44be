import { hairJourney } from "~/content/home";

/** The weeks to scale. The gaps between the bars stay visible: they are the message. */
export function HairJourney() {
  return (
    <section aria-labelledby="journey" className="home-journey wrap">
      <div className="home-journey-head">
        <h2 id="journey" className="heading-1">
          Twelve weeks, honestly drawn.
        </h2>
        <p className="home-lead">Hair grows about half an inch a month, so we count in weeks.</p>
      </div>
      <ol className="home-ruler" aria-hidden="true">
        {weeks.map((week) => (
          <li key={week} data-on={isOn(week)}>
            {week < 12 ? week : week === 12 && "12+"}
          </li>
        ))}
      </ol>
      <ol className="home-weeks">
        {hairJourney.map(({ weeks, title, text }) => (
          <li key={title}>
            <p className="home-week">{weeks}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two more than have a name, so that the last bar leaves the window. */
const weeks = Array.from({ length: 14 }, (_, index) => index + 1);

function isOn(week: number): boolean {
  return week <= 2 || (week >= 4 && week <= 8) || week >= 12;
}
