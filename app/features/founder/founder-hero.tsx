import { Picture } from "~/blocks/picture";
import { founder } from "~/content/founder";
import founderDesk from "~/content/generated/pictures/founder-desk";

/** Her desk instead of her face: the story is about what lies on it. */
export function FounderHero() {
  return (
    <section aria-labelledby="founder-title" className="wrap founder-hero">
      <div className="founder-words">
        <h1 id="founder-title">
          “How much <br />
          <span>is in it?”</span>
        </h1>
        <p className="text-lg">
          {founder.name} mixed shampoo for others for nine years before she asked it of a bottle of
          her own.
        </p>
      </div>
      <Picture
        picture={founderDesk}
        alt=""
        sizes="(min-width: 68.75rem) 80vw, (min-width: 45rem) 100vw, 131vw"
        priority
        className="founder-picture"
      />
    </section>
  );
}
