import { Picture } from "~/blocks/picture";
import { hairCycle } from "~/content/hair-cycle";
import { Follicle } from "./follicle";
import { HundredStrands } from "./hundred-strands";
import { phasePictures } from "./phase-pictures";

/**
 * A list that can be read as it stands, and a drawing that follows the phase chosen in it. The
 * choice is the platform's own, radio buttons, so keys, touch and a page without script all work.
 */
export function HairCycleFigure() {
  return (
    <section id="cycle" aria-labelledby="cycle-title" data-tone="inverse" className="cycle">
      <div className="wrap cycle-grid">
        <div className="cycle-head">
          <h2 id="cycle-title" className="heading-1">
            Every strand keeps its own calendar.
          </h2>
          <p className="mt-4 text-lg">
            Four phases, over and over. Choose one, and the drawing follows.
          </p>
        </div>
        <div className="cycle-drawing">
          <Follicle />
        </div>
        <fieldset className="cycle-list">
          <legend className="sr-only">The phase in the drawing</legend>
          <ol>
            {hairCycle.map((phase, index) => (
              <li key={phase.id} className="cycle-phase">
                <h3>
                  <label>
                    <input
                      type="radio"
                      name="phase"
                      value={phase.id}
                      defaultChecked={index === 0}
                    />
                    <span className="display">{phase.name}</span> <span>{phase.plainName}</span>
                  </label>
                </h3>
                <Picture
                  picture={phasePictures[phase.id]}
                  sizes="(min-width: 45rem) 150px, 104px"
                  className="cycle-picture"
                />
                <p>{phase.happens}</p>
                <dl>
                  <div>
                    <dt>How long</dt>
                    <dd>{phase.lasts}</dd>
                  </div>
                  <div>
                    <dt>Share of hair</dt>
                    <dd>{phase.share}</dd>
                  </div>
                  <div className="cycle-routine">
                    <dt>The routine</dt>
                    <dd>{phase.routine}</dd>
                  </div>
                </dl>
                <HundredStrands strands={phase.strands} />
              </li>
            ))}
          </ol>
        </fieldset>
        <p className="cycle-note">
          Ranges as given in standard dermatology textbooks, rounded. A hundred strands stand for
          the hundred thousand of a head.
        </p>
      </div>
    </section>
  );
}
