import type { HelpDocument, HelpSection, HelpTable, RichText } from "~/content/help/help-document";
import { Link } from "~/ui/link";
import { HelpFoot } from "./help-foot";
import { HelpHead } from "./help-head";
import { HelpLayout, HelpPart } from "./help-layout";

/** A page of help or of terms. */
export function HelpPage({ document }: { document: HelpDocument }) {
  const { path, title, intro, isLegalSample, sections } = document;
  return (
    <>
      <HelpHead title={title} intro={intro}>
        {isLegalSample && (
          <p className="mt-3 text-accent">
            Sample text. A lawyer has to read it before a shop relies on it.
          </p>
        )}
      </HelpHead>
      <HelpLayout parts={sections}>
        {sections.map((section) => (
          <HelpSectionView key={section.id} {...section} />
        ))}
      </HelpLayout>
      <HelpFoot path={path} />
    </>
  );
}

function HelpSectionView({ id, title, text = [], list = [], table }: HelpSection) {
  return (
    <HelpPart id={id} title={title}>
      {table && <Table {...table} />}
      {list.length > 0 && (
        <ol className="mb-4 max-w-measure-lg leading-relaxed [counter-reset:step]">
          {list.map((item) => (
            <li key={plainText(item)} className={stepClass}>
              <RichTextView text={item} />
            </li>
          ))}
        </ol>
      )}
      {text.map((paragraph) => (
        <p key={plainText(paragraph)} className="max-w-measure-lg leading-relaxed not-first:mt-3">
          <RichTextView text={paragraph} />
        </p>
      ))}
    </HelpPart>
  );
}

/** Numbered in the display face. */
const stepClass = [
  "relative border-t border-line py-4 pl-12 [counter-increment:step]",
  "before:absolute before:top-2.5 before:left-0 before:font-display before:text-display-xs",
  "before:text-accent before:content-[counter(step)]",
].join(" ");

function RichTextView({ text }: { text: RichText }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Link key={part.to} to={part.to} className="text-accent underline underline-offset-3">
        {part.label}
      </Link>
    ),
  );
}

/** A text without its links: its key among the others of its page. */
function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.label)).join("");
}

/** Each cell names its column, which a phone shows beside it instead of a row of heads. */
function Table({ caption, columns, rows }: HelpTable) {
  return (
    <table className="mb-5 w-full border-collapse text-left max-sm:block">
      <caption className="pb-2.5 text-left text-muted max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`${cellClass} text-note font-normal text-muted`}
            >
              {column || <span className="sr-only">What</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-4">
            <th scope="row" className={`${cellClass} font-semibold max-sm:block`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className={`${cellClass} ${phoneCellClass}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellClass = "align-top wrap-anywhere border-line sm:border-t sm:py-4 sm:pr-6";

const phoneCellClass = [
  "max-sm:mt-1.5 max-sm:grid max-sm:grid-cols-[8.5em_1fr] max-sm:gap-3",
  "max-sm:before:text-muted max-sm:before:content-[attr(data-column)]",
].join(" ");
