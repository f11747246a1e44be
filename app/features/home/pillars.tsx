import { pillars } from "~/content/home";
import { supplementStatement } from "~/content/site";
import { TextLink } from "~/ui/text-link";

export function Pillars() {
  return (
    <section aria-labelledby="difference" data-tone="inverse" className="home-dark">
      <div className="home-pillars wrap">
        <div className="home-pillars-head">
          <h2 id="difference" className="heading-1">
            The difference is small print, set large.
          </h2>
          <p className="home-lead">
            Four things we hold ourselves to. Each comes with a figure you can check.
          </p>
          <TextLink to="/science">Read Our Science</TextLink>
        </div>
        <dl>
          {pillars.map(({ name, figure, unit, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="home-figure">
                  {figure}
                  {unit && <small>{unit}</small>}
                </span>{" "}
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <p className="home-statement">* {supplementStatement}</p>
      </div>
    </section>
  );
}
