import * as v from "valibot";
import { parseConfig } from "../config.ts";
import { openDatabase } from "../database.ts";
import { run, StartError } from "../start.ts";
import { EmailAddress, openSubscribers, type Subscribers } from "./subscribers.ts";

/** `npm run newsletter:export` and `npm run newsletter:forget -- ADDRESS`, on the shop's list. */
await run(async () => {
  const [command, ...rest] = process.argv.slice(2);
  const { DATABASE_URL, DATABASE_PASSWORD, DATA_DIR } = parseConfig(process.env);
  const sql = await openDatabase(DATABASE_URL, DATABASE_PASSWORD);
  const subscribers = openSubscribers(sql, DATA_DIR);
  try {
    if (command === "export") await exportCsv(subscribers);
    else await forget(subscribers, rest.join(" "));
  } finally {
    await subscribers.close();
  }
});

/** As CSV (RFC 4180), with a header line. */
async function exportCsv(subscribers: Subscribers): Promise<void> {
  const rows = (await subscribers.all()).map(({ address, source, subscribedAt }) => [
    address,
    source,
    subscribedAt.toISOString(),
  ]);
  for (const row of [["address", "source", "subscribed_at"], ...rows])
    process.stdout.write(`${row.map(quoteCell).join(",")}\r\n`);
}

/** An apostrophe keeps spreadsheets from evaluating a cell as a formula. */
function quoteCell(text: string): string {
  const escaped = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

async function forget(subscribers: Subscribers, text: string): Promise<void> {
  const address = v.safeParse(EmailAddress, text);
  if (!address.success) {
    throw new StartError(
      "That is not an email address.\n" +
        "Name the address to forget: npm run newsletter:forget -- name@example.com",
    );
  }
  const wasSubscribed = await subscribers.forget(address.output);
  console.log(`${address.output} ${wasSubscribed ? "is forgotten" : "was not on the list"}.`);
}
