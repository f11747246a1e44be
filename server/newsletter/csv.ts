import type { Subscriber } from "./subscribers.ts";

/** The subscribers as lines of CSV (RFC 4180), with a header line. */
export async function* csvLines(subscribers: AsyncIterable<Subscriber>): AsyncGenerator<string> {
  yield csvLine(["address", "source", "subscribed_at"]);
  for await (const { address, source, subscribedAt } of subscribers)
    yield csvLine([address, source, subscribedAt.toISOString()]);
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(",")}\r\n`;
}

/** An apostrophe keeps spreadsheets from evaluating a cell as a formula. */
function quoteCell(text: string): string {
  const escaped = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
