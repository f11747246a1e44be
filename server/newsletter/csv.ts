/** RFC 4180, every cell quoted. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoteCell).join(",")}\r\n`).join("");
}

/** An apostrophe keeps spreadsheets from evaluating a cell as a formula. */
function quoteCell(text: string): string {
  const escaped = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
