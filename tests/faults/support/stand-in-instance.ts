import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type CachedPage, toCachedPage, toHeaders } from "../../../server/page-cache/cached-page";

/** A page that is fresh for these seconds. */
export async function createPage(text: string, fresh = 3600, ageSeconds = 0): Promise<CachedPage> {
  const html = `<!doctype html><html><body>${text}</body></html>`;
  const response = new Response(html, { headers: { "content-type": "text/html" } });
  const rule = { fresh, stale: 600, inBrowser: 5, query: [], tags: ["products"] };
  const page = await toCachedPage(response, {
    rule,
    renderedAt: performance.now() - ageSeconds * 1000,
    quality: 5,
  });
  if (!page) throw new Error("The page was not cached");
  return page;
}

/** Responds to every request with one page, as an instance with that page in its cache does. */
export async function startStandInInstance() {
  const requests: IncomingMessage[] = [];
  const sent = {
    page: await createPage("the page"),
    freshness: "fresh" as Parameters<typeof toHeaders>[1],
    /** Closes each connection instead. */
    isBroken: false,
  };
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming);
    const { page, freshness, isBroken } = sent;
    if (isBroken) return void incoming.destroy();
    outgoing.writeHead(page.status, toHeaders(page, freshness)).end(page.body?.identity());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The same port three times, for nginx. */
    ports: { shops: [port, port, port] as const, store: port },
    /** What it sends; a test may change it. */
    sent,
    /** The requests it received. */
    requests,
    urls: () => requests.map(({ url }) => url),
    close: () => void server.close(),
  };
}
