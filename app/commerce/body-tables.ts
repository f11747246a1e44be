import type { Element, RootContent } from "hast";
import type { BodyElement, BodyNode } from "./article-body";

type ReadCell = (nodes: readonly RootContent[]) => BodyNode[];

/** A valid table: caption, head and body, rows and cells. Empty when it has no rows. */
export function toTable(table: Element, readCell: ReadCell): BodyElement[] {
  const parts = getElements(table);
  const heads = parts.filter(({ tagName }) => tagName === "thead").flatMap(getElements);
  const others = parts.flatMap((part) => {
    if (part.tagName === "tr") return [part];
    return part.tagName === "tbody" || part.tagName === "tfoot" ? getElements(part) : [];
  });
  const headRows = toRows(heads, readCell);
  const bodyRows = toRows(others, readCell);
  if (headRows.length + bodyRows.length === 0) return [];

  const caption = parts.find(({ tagName }) => tagName === "caption");
  const captionContent = caption ? readCell(caption.children) : [];
  return [
    {
      tag: "table",
      children: [
        ...(captionContent.length > 0
          ? [{ tag: "caption", children: captionContent } as const]
          : []),
        ...(headRows.length > 0 ? [{ tag: "thead", children: headRows } as const] : []),
        ...(bodyRows.length > 0 ? [{ tag: "tbody", children: bodyRows } as const] : []),
      ],
    },
  ];
}

function toRows(rows: readonly Element[], readCell: ReadCell): BodyElement[] {
  return rows.flatMap((row) => {
    const cells = getElements(row).flatMap((cell): BodyElement[] => {
      if (cell.tagName !== "th" && cell.tagName !== "td") return [];
      const colSpan = parseSpan(cell.properties.colspan);
      const rowSpan = parseSpan(cell.properties.rowspan);
      return [{ tag: cell.tagName, colSpan, rowSpan, children: readCell(cell.children) }];
    });
    return row.tagName === "tr" && cells.length > 0 ? [{ tag: "tr", children: cells }] : [];
  });
}

function getElements({ children }: Element): Element[] {
  return children.filter((child) => child.type === "element");
}

/** Limited, because the browser allocates every spanned cell. */
const maxSpan = 50;

function parseSpan(value: unknown): number | undefined {
  const span = Number(value);
  return Number.isSafeInteger(span) && span > 1 && span <= maxSpan ? span : undefined;
}
