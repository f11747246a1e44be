import { createServer, type Server } from "node:http";

type Figures = { text(): Promise<string>; contentType: string };

/** Serves the figures for Prometheus, on a port that visitors do not reach. */
export function newMetricsServer(metrics: Figures): Server {
  return createServer(
    { requestTimeout: 5_000, headersTimeout: 5_000 },
    async (incoming, outgoing) => {
      const path = incoming.url?.split("?", 1)[0];
      if (path !== "/metrics") return outgoing.writeHead(404).end();
      if (incoming.method !== "GET") return outgoing.writeHead(405, { allow: "GET" }).end();
      try {
        const text = await metrics.text();
        outgoing.writeHead(200, {
          "content-type": metrics.contentType,
          "cache-control": "no-store",
        });
        outgoing.end(text);
      } catch {
        outgoing.writeHead(500).end();
      }
    },
  );
}
