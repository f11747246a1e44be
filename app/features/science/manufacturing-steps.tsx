import { manufacturing } from "~/content/science";
import { StepDrawing } from "./step-drawing";

export function ManufacturingSteps() {
  return (
    <section id="manufacturing" aria-labelledby="manufacturing-title" className="on-linen making">
      <div className="wrap">
        <h2 id="manufacturing-title" className="heading-1">
          Six stops before it reaches you.
        </h2>
        <ol className="making-steps">
          {manufacturing.map(({ name, text }, index) => (
            <li key={name}>
              <StepDrawing step={name} />
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
