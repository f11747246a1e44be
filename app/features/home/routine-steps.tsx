import { routineSteps } from "~/content/home";
import { routineLink } from "~/content/navigation";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/link";
import { textLinkClass } from "~/ui/text-link";
import shelf from "./shelf.svg?no-inline";

/** Three bottles, drawn to one scale, on one line; under each what is done with it. */
export function RoutineSteps() {
  return (
    <section aria-labelledby="routine" className="home-routine">
      <div className="home-routine-grid wrap">
        <div className="home-routine-head">
          <h2 id="routine" className="heading-1">
            How the routine works.
          </h2>
          <p className="home-lead">Inside, outside, and at the root: three steps, three amounts.</p>
        </div>
        <ol className="home-steps">
          {routineSteps.map(({ drawing, title, moment, text, product, to }) => (
            <li key={title}>
              <svg aria-hidden="true" className="home-drawing" data-drawing={drawing}>
                <use href={`${shelf}#${drawing}`} />
              </svg>
              <div>
                <p className="home-moment">{moment}</p>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={to} className={textLinkClass}>
                  {product}
                </Link>
              </div>
            </li>
          ))}
        </ol>
        <div className="home-ask">
          <h3 className="heading-2">Not sure where to begin?</h3>
          <p>
            Five or six questions about your hair and your budget, one routine at the end. No email
            needed.
          </p>
          <Link to={routineLink.to} className={buttonClass("secondary")}>
            {routineLink.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
