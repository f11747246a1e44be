import { problems } from "~/content/subscribe";

/** What goes wrong without a plan, and what a plan does about it. */
export function ProblemRows() {
  const [without, withPlan] = problems.columns;
  return (
    <section aria-labelledby="problems" className="subscribe-split wrap">
      <h2 id="problems" className="heading-1">
        {problems.heading}
      </h2>
      <table className="problem-rows">
        <thead>
          <tr>
            <th scope="col">{without}</th>
            <th scope="col">{withPlan}</th>
          </tr>
        </thead>
        <tbody>
          {problems.rows.map(([problem, benefit]) => (
            <tr key={problem}>
              <td>{problem}</td>
              <td>{benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
