import { Picture } from "~/blocks/picture";
import scienceStrand from "~/content/generated/pictures/science-strand";
import { Link } from "~/ui/link";

/** The page's own contents, since it is read in parts. */
const parts = [
  ["#cycle", "The growth cycle"],
  ["#ingredients", "Eight ingredients, with doses"],
  ["#manufacturing", "Manufacturing"],
  ["#left-out", "What We Don't Use"],
  ["#evidence", "Clinical evidence"],
  ["#questions", "Five questions"],
] as const;

export function ScienceHero() {
  return (
    <section aria-labelledby="science-title" className="wrap science-hero">
      <h1 id="science-title" className="science-title">
        Every dose has <em className="display-italic">a reason.</em>
      </h1>
      <Picture
        picture={scienceStrand}
        alt=""
        sizes="(min-width: 68.75rem) 66vw, (min-width: 45rem) 100vw, 116vw"
        priority
        className="science-picture"
      />
      <div className="science-start">
        <p className="text-lg">
          This page says what is in the bottle, how much of it, who has studied it, and what they
          did not find.
        </p>
        <nav aria-label="On this page">
          <ul className="science-parts">
            {parts.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
