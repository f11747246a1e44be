import type { HelpSection, HelpTable } from "~/content/help/help-document";
import { plainWords, WordsView } from "./words-view";

export function HelpSectionView({ id, title, text = [], list = [], table }: HelpSection) {
  return (
    <section aria-labelledby={id} className="help-section">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {table && <Table {...table} />}
      {list.length > 0 && (
        <ol className="help-steps">
          {list.map((words) => (
            <li key={plainWords(words)}>
              <WordsView words={words} />
            </li>
          ))}
        </ol>
      )}
      {text.map((words) => (
        <p key={plainWords(words)}>
          <WordsView words={words} />
        </p>
      ))}
    </section>
  );
}

/** Each cell names its column, which a phone shows above it instead of a row of heads. */
function Table({ caption, columns, rows }: HelpTable) {
  return (
    <table className="help-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column || <span className="sr-only">What</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
