import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import { LRUCache } from "lru-cache";
import { errorPage } from "../error-page.ts";
import type { Visitor } from "../visitor.ts";

export type Budget = ReturnType<typeof createBudget>;

/** Units that a request holds. Markdown is converted from a whole page; the best compression takes 150 ms. */
export const costs = { request: 1, markdown: 4, bestCompression: 4 };

/** What a network /48 has, all of whose networks /64 may be one person's, and what all clients together have. */
const [clientsOfNetwork, clientsOfAll] = [16, 50];

type Account = {
  /** Has the units and the queue of so many clients. */
  clients: number;
  /** Gives the units as well. */
  parent: Account | null;
  held: number;
  queue: { units: number; start(): void }[];
};

/**
 * Bounds the work in progress. A client has units that may be in work at once, and a queue. A request holds units until
 * its work is done and its response is sent; beyond the queue it is refused.
 */
export function createBudget(unitsPerClient: number, maxWaitingPerClient = 128) {
  const all: Account = { clients: clientsOfAll, parent: null, held: 0, queue: [] };
  const accounts: LRUCache<string, Account> = new LRUCache({
    max: 20_000,
    memoMethod(name: string): Account {
      const network = /^(?:\w+:){3}(?=\w)/.exec(name)?.[0];
      const parent = network ? accounts.memo(network) : all;
      return { clients: name.endsWith(":") ? clientsOfNetwork : 1, parent, held: 0, queue: [] };
    },
  });
  const toUnits = (cost: number) => Math.min(cost, unitsPerClient);
  const hasUnits = ({ clients, held }: Account, units: number) =>
    held + units <= unitsPerClient * clients;

  /** Starts what waits, in its order. */
  function startNext(account: Account): void {
    const [next] = account.queue;
    if (!next || !hasUnits(account, next.units)) return;
    account.queue.shift();
    account.held += next.units;
    next.start();
    startNext(account);
  }

  return {
    /** Whether the client has the units now. */
    hasUnits: (visitor: Visitor | null | undefined, cost: number): boolean =>
      !visitor || hasUnits(accounts.memo(visitor.client), toUnits(cost)),
    /** Runs the work in the client's turn, or resolves to a refusal. The server's own, without a client, is free. */
    async run<Result>(
      visitor: Visitor | null | undefined,
      cost: number,
      work: () => Promise<Result>,
    ): Promise<Result | Response> {
      if (!visitor) return work();
      const { client, response } = visitor;
      const units = toUnits(cost);
      const sent = new Promise((end) => (response ? finished(response, end) : end(null)));

      async function hold(account: Account): Promise<Result | Response> {
        if (account.queue.length >= maxWaitingPerClient * account.clients)
          return refuse(account === all ? 503 : 429);
        await new Promise<void>((start) => {
          account.queue.push({ units, start });
          startNext(account);
        });
        const result = account.parent ? hold(account.parent) : startWork();
        void Promise.allSettled([result, sent]).then(() => {
          account.held -= units;
          startNext(account);
        });
        return result;
      }
      // Whoever has left waits no longer.
      const startWork = async () => (response?.closed ? refuse(503) : work());
      return hold(accounts.memo(client));
    },
  };
}

function refuse(status: 429 | 503): Response {
  const text = "Many pages are being opened at once. Please try again in a few seconds.";
  return errorPage(status, "One moment, please", text, { "retry-after": "5" });
}

/** Browsers send no request before the answer to the one before. */
const maxPipelined = 20;

/**
 * Lets a connection have one response at a time. Of pipelined requests, the next waits until the one before is sent; a
 * connection with more of them than anybody needs is closed.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return async (request, response) => {
    const { socket } = request;
    const others = waiting.get(socket) ?? 0;
    if (others > maxPipelined) return socket.destroy();
    waiting.set(socket, others + 1);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    // Node gives a response its socket when those before it are sent.
    if (!response.socket) await once(response, "socket");
    listener(request, response);
  };
}
