import { evidence } from "~/content/science";
import { supplementStatement } from "~/content/site";

export function EvidenceCards() {
  return (
    <section
      id="evidence"
      aria-labelledby="evidence-title"
      data-tone="inverse"
      className="evidence"
    >
      <div className="wrap">
        <h2 id="evidence-title" className="heading-1">
          Clinical evidence
        </h2>
        <p className="mt-4">What we know, and how we know it.</p>
        <ul>
          {evidence.map(({ kind, title, shows, limits }) => (
            <li key={kind}>
              <p className="evidence-kind">{kind}</p>
              <h3 className="display">{title}</h3>
              <dl>
                <dt>It shows</dt>
                <dd>{shows}</dd>
                <dt>It does not show</dt>
                <dd>{limits}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p className="science-statement">* {supplementStatement}</p>
      </div>
    </section>
  );
}
