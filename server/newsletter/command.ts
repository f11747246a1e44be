import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseConfig } from "../config.ts";
import { run, StartError } from "../start.ts";
import { normalizeAddress } from "./address.ts";
import { csvLines } from "./csv.ts";
import { openSubscribers } from "./open-subscribers.ts";
import type { Subscribers } from "./subscribers.ts";

/** `npm run newsletter:export` and `npm run newsletter:forget -- ADDRESS`, on the shop's list. */
await run(async () => {
  const [command, ...rest] = process.argv.slice(2);
  const subscribers = openSubscribers(parseConfig(process.env));
  try {
    if (command === "export") {
      await pipeline(Readable.from(csvLines(subscribers.all())), process.stdout, { end: false });
    } else {
      await forget(subscribers, rest.join(" "));
    }
  } finally {
    await subscribers.close();
  }
});

async function forget(subscribers: Subscribers, text: string): Promise<void> {
  const address = normalizeAddress(text);
  if (address === null) {
    throw new StartError(
      "That is not an email address.",
      "Name the address to forget: npm run newsletter:forget -- name@example.com",
    );
  }
  const wasSubscribed = await subscribers.forget(address);
  console.log(wasSubscribed ? `${address} is forgotten.` : `${address} was not on the list.`);
}
