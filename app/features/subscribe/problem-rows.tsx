import { problems } from "~/content/subscribe/subscribe";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";

/** What goes wrong without a plan, and what a plan does about it. */
export function ProblemRows() {
  const [without, withPlan] = problems.columns;
  return (
    <Section aria-labelledby="problems">
      <Split head={<Heading id="problems">{problems.heading}</Heading>}>
        <table className="w-full table-fixed text-left">
          <thead className="border-b border-ink text-note">
            <tr>
              <th scope="col" className="pb-3 font-normal text-muted">
                {without}
              </th>
              <th scope="col" className="pb-3 font-semibold">
                {withPlan}
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.rows.map(([problem, benefit]) => (
              <tr key={problem} className="border-b border-line align-top">
                <td className="py-5 pr-5 break-words text-muted">{problem}</td>
                <td className="py-5 font-display text-display-xs break-words hyphens-auto">
                  {benefit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Split>
    </Section>
  );
}
