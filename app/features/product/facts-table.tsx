import type { FactsTable as Facts } from "~/content/product/product-notes";

/** Amounts stand here and never in prose. */
export function FactsTable({ caption, columns, rows, note }: Facts) {
  const [name, amount, dailyValue] = columns;
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full border-collapse">
        <caption className="border-b border-ink pb-3 text-left font-semibold">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2.5 text-left font-normal">
              {name}
            </th>
            <th scope="col" className="py-2.5 text-right font-normal">
              {amount}
            </th>
            {dailyValue && (
              <th scope="col" className="py-2.5 pl-6 text-right font-normal">
                {dailyValue}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-y border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {row.name}
              </th>
              <td className="py-3 text-right">{row.amount}</td>
              {dailyValue && <td className="py-3 pl-6 text-right text-muted">{row.dailyValue}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </div>
  );
}
