import { mkdtempDisposableSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { catalog as standard } from "#brand/store/catalog.ts";
import { createCommerceClient } from "../../app/commerce/client";
import { catalogSize } from "../../app/commerce/list-sizes";
import { fetchProducts } from "../../app/commerce/operations/products";
import type { Catalog } from "../../embedded-commerce/data/records";
import {
  createEmbeddedCommerce,
  EMBEDDED_PRIVATE_TOKEN,
  EMBEDDED_PUBLIC_TOKEN,
} from "../../embedded-commerce/service";
import type { Fault } from "./faults";

/** The embedded service with a data folder of its own, which is removed with it. */
export function openEmbeddedStore(catalog: Catalog = standard) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "solenne-store-"));
  const service = createEmbeddedCommerce({ dataDir: folder.path, catalog });
  return {
    fetch: (request: Request) => service.fetch(request),
    /** The shop's own client, speaking to this store. */
    client: createCommerceClient({
      endpoint: "http://localhost/api/2025-07/graphql.json",
      token: EMBEDDED_PUBLIC_TOKEN,
      hasSellingPlans: true,
      fetch: (input, init) => service.fetch(new Request(input, init)),
    }),
    close() {
      service.close();
      folder.remove();
    },
  };
}

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
  body: RegExp;
};

/** A response that is being sent. */
type Outgoing = { destroy(): unknown };

export type FaultyStore = Awaited<ReturnType<typeof openFaultyStore>>;

/** A store over HTTP that fails the calls that a test chooses and serves all others. */
export async function openFaultyStore() {
  let inner = openEmbeddedStore();
  let sold = standard;
  let rules: Rule[] = [];
  let deniesPlans = false;
  let received: { operation: string; caller: Caller; headers: Headers }[] = [];
  const unanswered = new Set<Outgoing>();

  async function respond(request: Request, outgoing: Outgoing): Promise<Response> {
    const body = await request.clone().text();
    const [, operation = ""] = /\b(?:query|mutation)\s+(\w+)/.exec(body) ?? [];
    const caller = request.headers.has("origin") ? "browser" : "server";
    if (operation) received.push({ operation, caller, headers: request.headers });

    if (deniesPlans && /sellingPlan/i.test(body)) return planDenial();

    const rule = rules.find(
      (candidate) =>
        (candidate.operation === operation || candidate.operation === "anything") &&
        candidate.times > 0 &&
        candidate.body.test(body),
    );
    if (rule) rule.times -= 1;
    const fault = rule?.fault;
    switch (fault?.type) {
      case "response": {
        const headers = { ...json, ...fault.headers };
        return new Response(fault.body, { status: fault.status, headers });
      }
      case "endless":
        return streamJson({ isEndless: true });
      case "stall":
        unanswered.add(outgoing);
        return streamJson({ isEndless: false });
      case "no response":
        unanswered.add(outgoing);
        return new Promise(() => {});
      case "disconnect":
        outgoing.destroy();
        return new Promise(() => {});
      case "delay":
        await pause(fault.ms);
    }
    return inner.fetch(request);
  }

  const server = createAdaptorServer({
    fetch: (request, { outgoing }) => respond(request, outgoing),
  }) as Server;
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stopListening = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const sell = (catalog: Catalog) => {
    inner.close();
    inner = openEmbeddedStore(catalog);
    sold = catalog;
  };

  // The first call builds the schema, which may take longer on a busy machine than a page waits.
  await fetchProducts(inner.client, catalogSize);
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    /** The values of `SHOPIFY_STORE_DOMAIN` and `SHOPIFY_STOREFRONT_ACCESS_TOKEN`. */
    domain: `http://127.0.0.1:${port}`,
    token: EMBEDDED_PUBLIC_TOKEN,
    privateToken: EMBEDDED_PRIVATE_TOKEN,
    /** Makes a call fail until `reset`, always or a number of times, and only those whose body matches. */
    fail(
      operation: Operation,
      fault: Fault,
      { times = Number.POSITIVE_INFINITY, body = /(?:)/ } = {},
    ) {
      rules.push({ operation, fault, times, body });
    },
    /** Refuses selling plans, as to a token without their scope, until `reset`. */
    denyPlans() {
      deniesPlans = true;
    },
    /** Ends all faults, sells the standard catalog, and forgets the calls. */
    async reset() {
      rules = [];
      received = [];
      deniesPlans = false;
      for (const response of unanswered) response.destroy();
      unanswered.clear();
      if (sold !== standard) sell(standard);
      if (!server.listening) await listen(port);
    },
    /** Refuses connections, like a machine that is off, until `reset`. */
    refuseConnections: stopListening,
    sell,
    /** The callers of an operation, in order. */
    calls: (operation: Operation): readonly Caller[] =>
      received
        .filter((call) => operation === "anything" || call.operation === operation)
        .map(({ caller }) => caller),
    /** The headers of an operation's calls, in order. */
    headers: (operation: Operation): readonly Headers[] =>
      received.filter((call) => call.operation === operation).map(({ headers }) => headers),
    async close() {
      for (const response of unanswered) response.destroy();
      if (server.listening) await stopListening();
      inner.close();
    },
  };
}

function planDenial(): Response {
  const message =
    "Access denied for sellingPlanAllocations field. Required access: `unauthenticated_read_selling_plans` access scope.";
  const body = { data: null, errors: [{ message, extensions: { code: "ACCESS_DENIED" } }] };
  return Response.json(body, { headers: json });
}

const json = { "content-type": "application/json", "access-control-allow-origin": "*" };

/** Begins a response; endless spaces follow, or nothing. */
function streamJson({ isEndless }: { isEndless: boolean }): Response {
  const spaces = new TextEncoder().encode(" ".repeat(2 ** 16));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":{')),
    pull(controller) {
      if (isEndless) controller.enqueue(spaces);
      else return new Promise(() => {});
    },
  });
  return new Response(body, { headers: json });
}
