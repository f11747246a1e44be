import type { Subscriber } from "./subscribers.ts";

/** The list as CSV (RFC 4180), line by line, with a head. */
export async function* csvLines(subscribers: AsyncIterable<Subscriber>): AsyncGenerator<string> {
  yield csvLine(["address", "source", "subscribed_at"]);
  for await (const { address, source, subscribedAt } of subscribers)
    yield csvLine([address, source, subscribedAt.toISOString()]);
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/** A spreadsheet runs what begins like a formula, also in quotes; an apostrophe makes it text. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
