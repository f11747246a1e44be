import type {
  HelpDocument,
  HelpSection,
  HelpTable,
  RichText,
} from "#brand/content/help/help-pages.ts";
import { useHasPage } from "~/commerce/pages";
import { TextLink } from "~/ui/link";
import { HelpFoot, HelpHead, HelpLayout, HelpPart } from "./help-layout";

/** A page of help or of terms. */
export function HelpPage({ document }: { document: HelpDocument }) {
  const { path, title, intro, isLegalSample } = document;
  const hasPage = useHasPage();
  const sections = document.sections
    .map((section) => withoutMissingPages(section, hasPage))
    .filter(({ text, list, table }) => text.length > 0 || list.length > 0 || table);
  return (
    <>
      <HelpHead title={title} intro={intro}>
        {isLegalSample && (
          <p className="mt-3 text-accent">
            Sample text, for a lawyer to replace before this shop opens.
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

/** Leaves out what leads to a page that the shop has not. */
function withoutMissingPages(section: HelpSection, hasPage: (path: string) => boolean) {
  const leadsOn = (text: RichText) =>
    typeof text === "string" || text.every((part) => typeof part === "string" || hasPage(part.to));
  const { text = [], list = [] } = section;
  return { ...section, text: text.filter(leadsOn), list: list.filter(leadsOn) };
}

function HelpSectionView({ id, title, text, list, table }: ReturnType<typeof withoutMissingPages>) {
  return (
    <HelpPart id={id} title={title}>
      {table && <Table {...table} />}
      {list.length > 0 && (
        <ol className="mb-4 max-w-measure-lg wrap-anywhere">
          {list.map((item, index) => (
            <li
              key={JSON.stringify(item)}
              className="flex items-baseline gap-4 border-t border-line py-4"
            >
              <span
                aria-hidden="true"
                className="w-6 flex-none font-display text-display-xs text-accent"
              >
                {index + 1}
              </span>
              <p>
                <RichTextView text={item} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {text.map((paragraph) => (
        <p key={JSON.stringify(paragraph)} className="mt-3 max-w-measure-lg first-of-type:mt-0">
          <RichTextView text={paragraph} />
        </p>
      ))}
    </HelpPart>
  );
}

function RichTextView({ text }: { text: RichText }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <TextLink key={part.to} to={part.to} variant="inline">
        {part.label}
      </TextLink>
    ),
  );
}

/** Phones show the name of the column in each cell instead of the head row. */
function Table({ caption, columns, rows }: HelpTable) {
  return (
    <table className="mb-5 w-full border-collapse text-left max-sm:block">
      <caption className="pb-3 text-left text-muted max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-t border-line">
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
          <tr key={name} className="border-t border-line max-sm:block max-sm:py-4">
            <th scope="row" className={`${cellClass} font-semibold max-sm:block`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={`${cellClass} mt-2 max-sm:flex`}>
                <span aria-hidden="true" className="w-30 flex-none text-muted sm:hidden">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellClass = "align-top wrap-anywhere sm:py-4 sm:pr-6";
