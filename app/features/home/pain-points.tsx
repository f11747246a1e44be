import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { painPoints } from "~/content/home";
import { Link } from "~/ui/link";

/** What she sees, and one plain answer each; a whole row is a link. */
export function PainPoints() {
  return (
    <section aria-labelledby="pain-points" className="home-pains wrap">
      <div className="home-pains-head">
        <h2 id="pain-points" className="heading-1">
          What do you see in the brush?
        </h2>
        <div className="home-frame">
          <Picture picture={strandBand} alt="" sizes="1500px" />
        </div>
      </div>
      <ul className="home-rows">
        {painPoints.map(({ title, text, to }) => (
          <li key={title}>
            <h3>
              <Link to={to} className="home-cover">
                {title}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
