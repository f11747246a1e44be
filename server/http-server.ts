import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Config } from "./config.ts";
import { createConnections } from "./connections.ts";
import { refuseBrokenRequests, unreadable } from "./refused-connection.ts";
import { brokenPage } from "./render-page.ts";
import { withPlainSecurityHeaders } from "./response-headers.ts";
import { StartError } from "./start-error.ts";

/** What a client may ask of the server, in one place. */
const limits = {
  // Node's own limit is five minutes for a request; a page or a cart mutation needs seconds.
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // A browser that comes back within it needs no new connection.
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** After SIGTERM, in milliseconds: who is still being answered is let go, and the process ends. */
const closing = { letGoAfter: 8_000, endAfter: 9_500 };

/** Turns the application into a listener of Node's server; unreadable requests get a page as well. */
export function createListener(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  isHttps: boolean,
): RequestListener {
  const answer = (request: Request, bindings: unknown) =>
    // A host such as 1.2.3.999 passes the listener's own check and is in no address.
    URL.canParse(request.url)
      ? fetch(request, bindings as HttpBindings)
      : withPlainSecurityHeaders(unreadable(), isHttps);
  return getRequestListener(answer, {
    errorHandler: (error) => {
      const isRequest = error instanceof Error && error.name === "RequestError";
      if (!isRequest) console.error(error);
      return withPlainSecurityHeaders(isRequest ? unreadable() : brokenPage(), isHttps);
    },
  });
}

/** For whoever comes in the moment between the opening of the port and that of the shop. */
export function notOpenYet(isHttps: boolean): Response {
  const headers = { "cache-control": "no-store", "retry-after": "1" };
  return withPlainSecurityHeaders(new Response(null, { status: 503, headers }), isHttps);
}

/** Opens the port and returns the real one; throws a {@link StartError} when it cannot be had. */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, "host" | "port">,
  variables = { host: "HOST", port: "PORT" },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explained(error, { host, port }, variables)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

export type ShopServer = Server & {
  /** Accepts nothing more and finishes what is under way. */
  finish(whenDone: () => void): void;
};

export function newHttpServer(listener: RequestListener, isHttps: boolean): ShopServer {
  const connections = createConnections();
  const server = createServer(
    // The listener refuses a request without a host, with a page.
    { ...limits, requireHostHeader: false },
    connections.inTurn(listener),
  );
  server.on("connection", connections.add);
  refuseBrokenRequests(server, isHttps);
  return Object.assign(server, {
    finish: (whenDone: () => void) => connections.finish(server, whenDone),
  });
}

type Closing = {
  /** Seconds in which a load balancer may notice that this process is no longer ready. */
  drainSeconds: number;
  /** Says so to whoever asks. */
  drain(): void;
  closeResources(): void | Promise<void>;
};

/**
 * On SIGTERM or SIGINT: accepts nothing more, finishes what is under way, then lets go of the rest.
 */
export function closeOnSignal(server: ShopServer, parts: Closing): void {
  const { drainSeconds, drain, closeResources } = parts;
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    drain();
    setTimeout(() => server.closeAllConnections(), closing.letGoAfter).unref();
    // Also when a database does not let go.
    setTimeout(() => process.exit(0), closing.endAfter).unref();
    if (drainSeconds > 0) await pause(drainSeconds * 1000);
    server.finish(async () => {
      await closeResources();
      process.exit(0);
    });
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

function explained(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, "host" | "port">,
  variables: { host: string; port: string },
): unknown {
  const cause = { cause: error };
  switch (error.code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} on ${host} is already taken by another program.`,
        `Stop that program, or choose another port: ${variables.port}=${port === 65_535 ? 3000 : port + 1} npm start`,
        cause,
      );
    case "EACCES":
      return new StartError(
        `This user may not listen on port ${port}.`,
        `Choose a port from 1024 up: ${variables.port}=3000 npm start`,
        cause,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `${variables.host} is "${host}", which is not an address of this machine.`,
        `Correct ${variables.host}, or unset it for 127.0.0.1, and start again.`,
        cause,
      );
    default:
      return error;
  }
}
