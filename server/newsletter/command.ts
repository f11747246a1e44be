import * as v from "valibot";
import { parseConfig } from "../config.ts";
import { openDatabase } from "../database.ts";
import { getExistingDatabase } from "../existing-database.ts";
import { run, StartError } from "../start.ts";
import { toCsv } from "./csv.ts";
import { EmailAddress, openSubscribers, type Subscribers } from "./subscribers.ts";

/** `npm run newsletter:export` and `npm run newsletter:forget -- ADDRESS`, on the shop's list. */
await run(async () => {
  const [command, ...rest] = process.argv.slice(2);
  const { DATABASE_URL, DATABASE_PASSWORD, DATA_DIR } = parseConfig(process.env);
  if (!DATABASE_URL) getExistingDatabase(DATA_DIR, "newsletter.db");
  const sql = await openDatabase(DATABASE_URL, DATABASE_PASSWORD);
  const subscribers = openSubscribers(sql, DATA_DIR);
  try {
    if (command === "export") await exportCsv(subscribers);
    else await forget(subscribers, rest.join(" "));
  } finally {
    await subscribers.close();
  }
});

/** With a header line. */
async function exportCsv(subscribers: Subscribers): Promise<void> {
  const rows = (await subscribers.all()).map(({ address, source, subscribedAt }) => [
    address,
    source,
    subscribedAt.toISOString(),
  ]);
  process.stdout.write(toCsv([["address", "source", "subscribed_at"], ...rows]));
}

async function forget(subscribers: Subscribers, text: string): Promise<void> {
  const address = v.safeParse(EmailAddress, text);
  if (!address.success) {
    throw new StartError(
      "Not a valid email address.\n" + "Usage: npm run newsletter:forget -- name@example.com",
    );
  }
  const wasSubscribed = await subscribers.forget(address.output);
  console.log(
    `${address.output} ${wasSubscribed ? "was deleted from the list" : "was not on the list"}.`,
  );
}
