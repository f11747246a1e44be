import { leftOut } from "~/content/left-out";

/** Which are there by evidence and which by preference is said of each. */
export function LeftOutList() {
  return (
    <section id="left-out" aria-labelledby="left-out-title" className="wrap left-out">
      <div className="left-out-head">
        <h2 id="left-out-title" className="heading-1">
          What We Don't Use
        </h2>
        <p className="mt-4 text-muted">
          Some are left out because the evidence convinced us, some because you prefer it. Each line
          says which.
        </p>
      </div>
      <ul>
        {leftOut.map(({ name, reason, basis }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="left-out-reason">{reason}</p>
            <p className="left-out-basis">{basis}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
