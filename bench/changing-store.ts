import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "../server/newsletter/testing/postgres-server.ts";
import { addCleanup, startStore } from "./processes.ts";

export const changingProduct = "/products/hair-oil";
const title = "Botanical Hair Oil";

/** The embedded store, with the time of each response in the title of one product, so that a page tells its age. */
export async function startChangingStore() {
  const store = await startStore();
  const port = await freePort();
  let calls = 0;
  const server = createServer(async (incoming, outgoing) => {
    calls += 1;
    const { "content-type": type = "", ...headers } = incoming.headers;
    const response = await fetch(`http://127.0.0.1:${store.port}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: { "content-type": type, ...pickTokens(headers) },
      ...(incoming.method === "POST" && { body: await buffer(incoming) }),
    });
    const text = (await response.text()).replaceAll(`"${title}"`, `"${title} ${Date.now()}"`);
    outgoing.writeHead(response.status, { "content-type": "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  addCleanup(() => server.close());
  return {
    /** Settings of a shop that reads it. */
    shopEnvironment: { ...store.shopEnvironment, SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${port}` },
    port: store.port,
    /** Calls that arrived so far. */
    countCalls: () => calls,
  };
}

/** Seconds since the store sent the oldest title in a text; `null` when the product is not in it. */
export function findAge(text: string): number | null {
  const times = Array.from(text.matchAll(new RegExp(`${title} (\\d{13})`, "g")), ([, time]) =>
    Number(time),
  );
  return times.length === 0 ? null : (Date.now() - Math.min(...times)) / 1000;
}

function pickTokens(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const tokens = Object.entries(headers).filter(([name]) => name.startsWith("x-shopify-"));
  return Object.fromEntries(tokens.map(([name, value]) => [name, String(value)]));
}
