import { type Figure, holds } from "./figure.ts";

const columns = ["figure", "measured", "bound", "", "note"] as const;

function cells(figure: Figure): string[] {
  const { name, value, unit, bound, must, isDeterministic, note = "" } = figure;
  const sign = must === "reach" ? "≥" : "≤";
  const verdict = holds(figure) ? "holds" : isDeterministic ? "FALLS SHORT" : "falls short (timed)";
  return [name, `${rounded(value)} ${unit}`.trim(), `${sign} ${rounded(bound)}`, verdict, note];
}

export function printFigures(figures: readonly Figure[]): void {
  if (figures.length === 0) return;
  const rows = [columns.slice(0, -1), ...figures.map((figure) => cells(figure).slice(0, -1))];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  console.log();
  for (const [at, row] of rows.entries()) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
    const note = figures[at - 1]?.note;
    if (note) console.log(`  ${note}`);
  }
  console.log();
}

export function markdownTable(figures: readonly Figure[]): string {
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...figures.map(cells).map(line)].join(
    "\n",
  );
}

/** As many digits as a reader can use. */
function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = String(Number(value.toFixed(digits)));
  return Math.abs(value) >= 10_000 ? text.replace(/\B(?=(?:\d{3})+$)/g, " ") : text;
}
