import { Picture } from "~/blocks/picture";
import { manufacturing } from "~/content/science";
import { stepPictures } from "./step-pictures";

export function ManufacturingSteps() {
  return (
    <section
      id="manufacturing"
      aria-labelledby="manufacturing-title"
      data-tone="raised"
      className="making"
    >
      <div className="wrap">
        <h2 id="manufacturing-title" className="heading-1">
          Manufacturing
        </h2>
        <p className="mt-4 text-muted">Six stops before it reaches you.</p>
        <ol className="making-steps">
          {manufacturing.map(({ name, text }, index) => (
            <li key={name}>
              <Picture
                picture={stepPictures[name]}
                sizes="(min-width: 80rem) 411px, (min-width: 45rem) 31vw, 38vw"
                className="making-picture"
              />
              <h3 className="display">
                <span className="tabular">{index + 1}</span> {name}
              </h3>
              <p className="making-words">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
