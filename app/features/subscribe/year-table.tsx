import { yearCosts } from "#brand/content/subscribe/plans.ts";
import { comparison } from "#brand/content/subscribe/subscribe.ts";
import { SplitSection } from "~/ui/section";

/** A year of the first plan, bought once a month and subscribed to, and what that saves. */
export function YearTable({ showsPrices }: { showsPrices: boolean }) {
  const { prices, terms, total, saved } = yearCosts;
  const [once, subscribed] = comparison.columns;
  return (
    <SplitSection titleId="comparison" title={comparison.heading} text={comparison.text}>
      {/* Scrolls where text at 200 % on a small phone makes the table wider than its place. */}
      <div className="overflow-x-auto">
        <table aria-labelledby="comparison" className="w-full tabular text-right">
          <thead className="border-b border-ink text-note">
            <tr>
              <td />
              <th scope="col" className="pb-3 pl-3 font-medium text-muted">
                {once}
              </th>
              <th scope="col" className="pb-3 pl-3 font-medium">
                {subscribed}
              </th>
            </tr>
          </thead>
          <tbody>
            {showsPrices && prices.map((row) => <Row key={row[0]} row={row} />)}
            <Row row={terms} />
            {showsPrices && <Row row={total} isTotal />}
          </tbody>
          {showsPrices && (
            <tfoot className="font-display text-display-md">
              <tr>
                <th scope="row" className="pt-4 text-left font-medium">
                  You save
                </th>
                <td colSpan={2} className="pt-4">
                  ${saved}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {showsPrices && (
        <p className="mt-4 max-w-measure-lg text-sm text-muted">{comparison.footnote}</p>
      )}
    </SplitSection>
  );
}

type RowProps = {
  row: readonly [name: string, once: string, subscribed: string];
  isTotal?: boolean;
};

function Row({ row: [name, once, subscribed], isTotal = false }: RowProps) {
  return (
    <tr className={`border-b ${isTotal ? "border-ink font-semibold" : "border-line"}`}>
      <th scope="row" className={`py-4 text-left ${isTotal ? "" : "font-normal"}`}>
        {name}
      </th>
      <td className="py-4 pl-3 text-muted">{once}</td>
      <td className="py-4 pl-3">{subscribed}</td>
    </tr>
  );
}
