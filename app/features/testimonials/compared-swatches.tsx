import { Picture } from "~/blocks/picture";
import { type HairSwatch, hairSwatches, photoAdvice } from "~/content/testimonial-tiles";
import { swatchPictures } from "./tile-pictures";

/** No photographs: nobody has sent any to whom we may show them, and the section says so. */
export function ComparedSwatches() {
  return (
    <section aria-labelledby="before-and-after" data-tone="raised" className="compared">
      <div className="wrap">
        <div className="compared-head">
          <h2 id="before-and-after" className="heading-1">
            Before and after, in swatches
          </h2>
          <p className="tiles-text">
            We rendered these swatches of hair; they are not photographs of customers, and they
            promise nothing. Each pair has the same color, the same light and the same length: on
            the left hair as it came, on the right after twelve weeks of care. Typical results
            differ: what you see on your own head may be less, or something else.
          </p>
        </div>
        <ul className="compared-tiles">
          {hairSwatches.map((swatch) => (
            <li key={swatch.picture}>
              <ComparedTile swatch={swatch} />
            </li>
          ))}
        </ul>
        <PhotoAdvice />
      </div>
    </section>
  );
}

function ComparedTile({ swatch }: { swatch: HairSwatch }) {
  const { picture, hair, lookAt, seen } = swatch;
  return (
    <figure className="compared-tile">
      <Picture
        picture={swatchPictures[picture]}
        sizes="(min-width: 68.75rem) 405px, (min-width: 45rem) 46vw, 92vw"
      />
      <figcaption>
        <p className="compared-states">
          <span>As it came</span> <span>After twelve weeks</span>
        </p>
        <h3>{hair}</h3>
        <p>
          <strong>{lookAt}.</strong> {seen}
        </p>
      </figcaption>
    </figure>
  );
}

function PhotoAdvice() {
  return (
    <div className="photo-advice">
      <div>
        <h3 className="heading-2">To photograph your own</h3>
        <p>In the same light, once a month. These six places show a change first.</p>
      </div>
      <ul>
        {photoAdvice.map(({ place, advice }) => (
          <li key={place}>
            <strong>{place}</strong>
            <br />
            {advice}
          </li>
        ))}
      </ul>
    </div>
  );
}
