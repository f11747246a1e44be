import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { changed } from "./changing-store.ts";
import { hookSecret, type Machines, type Running } from "./machines.ts";

/** Seconds from the store's message, sent to one instance through nginx, until visitors see the change. */
export type ChangeSeen = { instances: number; cdn: number };

const longestSeconds = 120;

export async function changeProduct(
  store: Machines["store"],
  { front, instances }: Running,
): Promise<ChangeSeen> {
  // As most visitors have it, so that a copy that is about to be old is there.
  await shows(front.origin);
  await store.change();
  const signature = createHmac("sha256", hookSecret).update("{}").digest("base64");
  const start = performance.now();
  const send = () =>
    fetch(`${front.origin}/hooks/commerce`, {
      method: "POST",
      body: "{}",
      headers: { "x-shopify-topic": "products/update", "x-shopify-hmac-sha256": signature },
    });
  // A store sends a message again that nobody answered.
  const response = await send().catch(send);
  if (response.status !== 200) throw new Error(`The message was answered ${response.status}`);

  const seconds = async (origin: string) => {
    while (!(await shows(origin))) {
      if (performance.now() - start > longestSeconds * 1000)
        throw new Error(`${origin} did not show the change within ${longestSeconds} s`);
      await pause(100);
    }
    return (performance.now() - start) / 1000;
  };
  const [cdn = 0, ...each] = await Promise.all(
    [front, ...instances].map(({ origin }) => seconds(origin)),
  );
  return { cdn, instances: Math.max(...each) };
}

/** A connection that the other side was just closing is no answer; the next try opens another. */
async function shows(origin: string): Promise<boolean> {
  const headers = { "accept-encoding": "br" };
  const page = await fetch(origin + changed.path, { headers })
    .then((response) => response.text())
    .catch(() => "");
  return page.includes(changed.title);
}
