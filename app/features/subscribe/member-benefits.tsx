import { memberBenefits } from "~/content/subscribe";

/** Each sentence finishes its figure. */
export function MemberBenefits() {
  return (
    <section aria-labelledby="benefits" data-tone="inverse" className="member-benefits">
      <div className="wrap">
        <h2 id="benefits" className="heading-1">
          What comes with the box.
        </h2>
        <ul>
          {memberBenefits.map(({ title, figure, unit, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <b>
                  {figure}
                  {unit && <small>{unit}</small>}
                </b>{" "}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
