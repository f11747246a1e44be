import type { Element, RootContent } from "hast";
import type { BodyElement, BodyNode } from "./article-body";

type ReadCell = (nodes: readonly RootContent[]) => BodyNode[];

/** A table as it must be built: caption, head, body, rows of cells, and nothing in between. */
export function tableOf(table: Element, readCell: ReadCell): BodyElement[] {
  const parts = elementsOf(table);
  const heads = parts.filter(({ tagName }) => tagName === "thead").flatMap(elementsOf);
  const others = parts.flatMap((part) => {
    if (part.tagName === "tr") return [part];
    return part.tagName === "tbody" || part.tagName === "tfoot" ? elementsOf(part) : [];
  });
  const headRows = rowsOf(heads, readCell);
  const bodyRows = rowsOf(others, readCell);
  if (headRows.length + bodyRows.length === 0) return [];

  const caption = parts.find(({ tagName }) => tagName === "caption");
  const captionWords = caption ? readCell(caption.children) : [];
  return [
    {
      tag: "table",
      children: [
        ...(captionWords.length > 0 ? [{ tag: "caption", children: captionWords } as const] : []),
        ...(headRows.length > 0 ? [{ tag: "thead", children: headRows } as const] : []),
        ...(bodyRows.length > 0 ? [{ tag: "tbody", children: bodyRows } as const] : []),
      ],
    },
  ];
}

function rowsOf(rows: readonly Element[], readCell: ReadCell): BodyElement[] {
  return rows.flatMap((row) => {
    const cells = elementsOf(row).flatMap((cell): BodyElement[] => {
      if (cell.tagName !== "th" && cell.tagName !== "td") return [];
      const { colSpan, rowSpan } = cell.properties;
      return [
        {
          tag: cell.tagName,
          colSpan: spanOf(colSpan),
          rowSpan: spanOf(rowSpan),
          children: readCell(cell.children),
        },
      ];
    });
    return row.tagName === "tr" && cells.length > 0 ? [{ tag: "tr", children: cells }] : [];
  });
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === "element");
}

/** No table of an article spans more; a larger number would cost the browser dearly. */
function spanOf(value: unknown): number {
  const span = Number(value);
  return Number.isSafeInteger(span) && span >= 1 && span <= 50 ? span : 1;
}
