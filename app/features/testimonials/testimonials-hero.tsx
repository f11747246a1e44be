import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { testimonialStats, testimonialWords } from "~/content/testimonials";

export function TestimonialsHero() {
  return (
    <>
      <div className="testimonials-hero wrap">
        <div className="testimonials-words">
          <h1>
            Hair, in
            <br /> <em className="display-italic">their own</em> words
          </h1>
          <p>{testimonialWords.lead}</p>
        </div>
        <div className="testimonials-picture">
          <Picture
            picture={strandBand}
            alt=""
            sizes="(min-width: 68.75rem) 80vw, (min-width: 45rem) 130vw, 200vw"
            priority
          />
        </div>
      </div>
      <ul className="stat-cards wrap">
        {testimonialStats.map(({ figure, label }) => (
          <li key={label}>
            <p className="stat-figure">{figure}</p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
