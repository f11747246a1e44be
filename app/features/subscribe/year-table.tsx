import { yearOf } from "~/content/plan-figures";
import { oneTime, plans } from "~/content/plans";
import { comparison } from "~/content/subscribe";

/** One plan for a year, bought once at a time and subscribed to; the saving is the total. */
export function YearTable() {
  const plan = plans.find(({ handle }) => handle === oneTime.planHandle);
  if (!plan) return null;
  const { rows, saved } = yearOf(plan);
  const [once, subscribed] = comparison.columns;
  return (
    <section aria-labelledby="comparison" className="subscribe-split wrap">
      <div>
        <h2 id="comparison" className="heading-1">
          {comparison.heading}
        </h2>
        <p className="subscribe-note">{comparison.text}</p>
      </div>
      <div className="year-table-room">
        <table aria-labelledby="comparison" className="year-table tabular">
          <thead>
            <tr>
              <td />
              <th scope="col">{once}</th>
              <th scope="col">{subscribed}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, oneTime, subscription, isSum }) => (
              <tr key={name} className={isSum ? "is-sum" : undefined}>
                <th scope="row">{name}</th>
                <td>{oneTime}</td>
                <td>{subscription}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="is-total">
              <th scope="row">You save</th>
              <td colSpan={2}>${saved}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
