import { certifications } from "~/content/certifications";
import { qualityStats } from "~/content/science";

/** Four figures, and the four things that stand behind the label. */
export function Quality() {
  return (
    <>
      <section aria-labelledby="quality-title" className="wrap quality">
        <h2 id="quality-title" className="sr-only">
          Our quality in figures
        </h2>
        <dl className="quality-stats">
          {qualityStats.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="certifications" aria-labelledby="certifications-title" className="wrap promises">
        <div className="promises-head">
          <h2 id="certifications-title" className="heading-1">
            Certifications
          </h2>
          <p className="mt-4 text-muted">
            Four promises, and how to check them. A seal from somebody else will stand here once we
            hold it. Today these are our own words.
          </p>
        </div>
        <ul className="promises-list">
          {certifications.map(({ name, text, check }) => (
            <li key={name}>
              <h3 className="display">{name}</h3>
              <p>{text}</p>
              <p className="promise-check">{check}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
