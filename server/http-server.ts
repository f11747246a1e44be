import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Config } from "./config.ts";
import { refuseBrokenRequests, unreadable } from "./refused-connection.ts";
import { brokenPage } from "./render-page.ts";
import { withPlainSecurityHeaders } from "./response-headers.ts";
import { StartError } from "./start-error.ts";

const longestShutdownSeconds = 10;

/** Turns the application into a listener of Node's server; unreadable requests get a page as well. */
export function createListener(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  isHttps: boolean,
): RequestListener {
  return getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
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

export function newHttpServer(listener: RequestListener, isHttps: boolean): Server {
  const options = {
    // Node's own limits are five minutes for a request; a page or a cart mutation needs seconds.
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    // The listener refuses a request without a host, with a page.
    requireHostHeader: false,
  };
  const server = createServer(options, listener);
  refuseBrokenRequests(server, isHttps);
  return server;
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
export function closeOnSignal(server: Server, closing: Closing): void {
  const { drainSeconds, drain, closeResources } = closing;
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    drain();
    setTimeout(() => server.closeAllConnections(), longestShutdownSeconds * 1000).unref();
    if (drainSeconds > 0) await pause(drainSeconds * 1000);
    // A connection that turns idle after its last answer would otherwise stay until its client goes.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    server.close(async () => {
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
