import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { catalogueSize, fetchProducts } from "../../app/commerce/operations/products";
import type { Catalogue } from "../../embedded-commerce/data/records";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { type EmbeddedStore, openEmbeddedStore } from "./embedded-store";
import type { Fault } from "./faults";

type Operation =
  | "GetProducts"
  | "GetProductByHandle"
  | "cartCreate"
  | "GetBlogArticles"
  | "GetArticle"
  | "anything";
type Caller = "server" | "browser";

type Rule = {
  operation: Operation;
  fault: Fault;
  times: number;
  share: number;
};

export type FaultyStore = {
  /** The values of `SHOPIFY_STORE_DOMAIN` and `SHOPIFY_STOREFRONT_ACCESS_TOKEN`. */
  domain: string;
  token: string;
  /** Makes a call fail until `reset`: always, a number of times, or in a share of the calls. */
  fail(operation: Operation, fault: Fault, options?: { times?: number; share?: number }): void;
  /** Ends all faults, sells the standard catalogue, and forgets the calls. */
  reset(): Promise<void>;
  /** Refuses connections, like a machine that is off, until `reset`. */
  refuseConnections(): Promise<void>;
  sell(catalogue: Catalogue): void;
  /** The callers of an operation, in order. */
  calls(operation: Operation): readonly Caller[];
  close(): Promise<void>;
};

/** A store over HTTP that fails the calls that a test chooses, and answers all others. */
export async function openFaultyStore(): Promise<FaultyStore> {
  let inner: EmbeddedStore = openEmbeddedStore();
  let sellsStandard = true;
  let rules: Rule[] = [];
  let received: { operation: string; caller: Caller }[] = [];
  const hung = new Set<ServerResponse>();

  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? "";
    const caller = incoming.headers.origin ? "browser" : "server";
    if (operation) received.push({ operation, caller });

    const rule = rules.find(
      (candidate) =>
        (candidate.operation === operation || candidate.operation === "anything") &&
        candidate.times > 0 &&
        Math.random() < candidate.share,
    );
    if (rule) rule.times -= 1;
    const fault = rule?.fault;
    if (fault?.type === "no response") hung.add(outgoing);
    else if (fault?.type === "disconnect") incoming.socket.destroy();
    else if (fault?.type === "stall") {
      outgoing.writeHead(200, json).write('{"data":{');
      hung.add(outgoing);
    } else if (fault?.type === "endless")
      pipeline(endlessJson, outgoing.writeHead(200, json), () => {});
    else if (fault?.type === "response")
      outgoing.writeHead(fault.status, { ...json, ...fault.headers }).end(fault.body);
    else {
      if (fault) await new Promise((resolve) => setTimeout(resolve, fault.ms));
      await forward(incoming, body, outgoing, inner);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const sell = (catalogue?: Catalogue) => {
    inner.close();
    inner = openEmbeddedStore(catalogue ? { catalogue } : {});
    sellsStandard = !catalogue;
  };

  // The first call builds the schema, which may take longer on a busy machine than a page waits.
  await fetchProducts(inner.client, catalogueSize);
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    domain: `http://127.0.0.1:${port}`,
    token: EMBEDDED_PUBLIC_TOKEN,
    fail(operation, fault, { times = Number.POSITIVE_INFINITY, share = 1 } = {}) {
      rules.push({ operation, fault, times, share });
    },
    async reset() {
      rules = [];
      received = [];
      for (const response of hung) response.destroy();
      hung.clear();
      if (!sellsStandard) sell();
      if (!server.listening) await listen(port);
    },
    refuseConnections: stopListening,
    sell,
    calls: (operation) =>
      received
        .filter((call) => operation === "anything" || call.operation === operation)
        .map(({ caller }) => caller),
    async close() {
      for (const response of hung) response.destroy();
      if (server.listening) await stopListening();
      inner.close();
    },
  };
}

const json = { "content-type": "application/json", "access-control-allow-origin": "*" };

function* endlessJson(): Generator<Buffer> {
  yield Buffer.from('{"data":{"products":{"edges":[');
  for (;;) yield Buffer.alloc(2 ** 16, " ");
}

async function forward(
  incoming: IncomingMessage,
  body: string,
  outgoing: ServerResponse,
  store: EmbeddedStore,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && name !== "content-length" ? [[name, value]] : [],
    ),
    ...(body ? { body } : {}),
  });
  const response = await store.fetch(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
