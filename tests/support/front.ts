import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands in for the shop's answer; `null` leaves a request to the shop. */
type Instead = (path: string, method: string) => { status: number; body: string } | "cut" | null;

export type Front = {
  origin: string;
  /** Paths of what browsers asked for, in order. */
  asked: string[];
  /** The shop to pass requests on to. */
  leadTo(shopOrigin: string): void;
  /** Answers in the shop's place, until told otherwise. */
  answer(instead: Instead): void;
  /** Adds to every text of that path, as another build would. */
  rewrite(path: string, change: (text: string) => string): void;
  reset(): void;
  close(): Promise<void>;
};

/** What a visitor's requests pass on the way to the shop, workers' requests included. */
export async function openFront(): Promise<Front> {
  let target = "";
  let instead: Instead = () => null;
  let rewritten: { path: string; change: (text: string) => string } | null = null;
  const asked: string[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    asked.push(path);
    const answer = instead(path, incoming.method ?? "GET");
    if (answer === "cut") outgoing.destroy();
    else if (answer) outgoing.writeHead(answer.status, script).end(answer.body);
    else passOn(incoming, outgoing, target, rewritten?.path === path ? rewritten.change : null);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    leadTo: (shopOrigin) => {
      target = shopOrigin;
    },
    answer: (next) => {
      instead = next;
    },
    rewrite: (path, change) => {
      rewritten = { path, change };
    },
    reset: () => {
      instead = () => null;
      rewritten = null;
      asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const script = { "content-type": "text/javascript", "cache-control": "no-store" };

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  change: ((text: string) => string) | null,
): void {
  const { method, url, headers } = incoming;
  const { "accept-encoding": _, ...plain } = headers;
  // What is changed on the way is not what its tag says.
  if (change) delete plain["if-none-match"];
  const { host, port } = new URL(target);
  // The shop takes forms from its own pages alone.
  const own = plain.origin ? { host, origin: target } : { host };
  const options = { host: "127.0.0.1", port, method, path: url, headers: { ...plain, ...own } };
  const onward = request(options, async (response) => {
    const { "content-length": _, connection: __, ...kept } = response.headers;
    if (!change) {
      outgoing.writeHead(response.statusCode ?? 502, kept);
      response.pipe(outgoing);
      return;
    }
    const { etag: ___, ...unnamed } = kept;
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    outgoing.writeHead(response.statusCode ?? 502, unnamed);
    outgoing.end(change(Buffer.concat(parts).toString()));
  });
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}
