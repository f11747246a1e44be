import { type ComparedPlace, comparedPlaces } from "~/content/testimonial-tiles";
import { hairDrawings } from "./hair-drawings";

/** No photographs: nobody has sent any to whom we may show them, and the tiles say so. */
export function ComparedPlaces() {
  return (
    <section aria-labelledby="before-and-after" className="compared on-linen">
      <div className="wrap">
        <div className="compared-head">
          <h2 id="before-and-after" className="heading-1">
            Before and after, drawn
          </h2>
          <p className="tiles-text">
            These are our own drawings, not photographs of customers, and they promise nothing. They
            show six places where a change is seen first, and how to photograph yours: in the same
            light, once a month.
          </p>
        </div>
        <ul className="compared-tiles">
          {comparedPlaces.map((place) => (
            <li key={place.drawing}>
              <ComparedTile place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How much hair the two drawings show: a difference that a woman would notice, and no more. */
const states = [
  { label: "Before", fuller: 0.25 },
  { label: "After", fuller: 0.8 },
] as const;

function ComparedTile({ place }: { place: ComparedPlace }) {
  const { drawing, title, advice } = place;
  return (
    <figure className="compared-tile">
      <div className="compared-pair">
        {states.map(({ label, fuller }) => (
          <div key={label}>
            <svg
              viewBox="0 0 120 140"
              role="img"
              aria-label={`${title}, ${label.toLowerCase()}: a drawing`}
            >
              <path d={hairDrawings[drawing](fuller)} />
            </svg>
            <p className="text-sm text-stone">{label}</p>
          </div>
        ))}
      </div>
      <figcaption>
        <h3>{title}</h3>
        <p>{advice}</p>
        <p className="tile-kind">Illustration</p>
      </figcaption>
    </figure>
  );
}
