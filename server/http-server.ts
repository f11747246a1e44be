import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Config } from "./config.ts";
import { kindPage } from "./kind-page.ts";
import { brokenPage } from "./render-page.ts";
import { withSecurityHeaders } from "./response-headers.ts";
import { StartError } from "./start-error.ts";

const longestShutdownSeconds = 10;
const policy = { imageOrigins: [], connectOrigins: [], isDevelopment: false, isHttps: false };

/** Turns the application into a listener of Node's server; unreadable requests get a page as well. */
export function createListener(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): RequestListener {
  return getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    errorHandler: (error) => {
      const isRequest = error instanceof Error && error.name === "RequestError";
      if (!isRequest) console.error(error);
      return withSecurityHeaders(isRequest ? unreadable() : brokenPage(), policy);
    },
  });
}

/** Opens the port and returns the real one; throws a {@link StartError} when it cannot be had. */
export async function listen(server: Server, { host, port }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

export function newHttpServer(listener: RequestListener): Server {
  // Node's own limits are five minutes for a request; a page or a cart mutation needs seconds.
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, listener);
}

/**
 * On SIGTERM or SIGINT: accepts nothing more, finishes what is under way, then lets go of the rest.
 */
export function closeOnSignal(server: Server, closeResources: () => void | Promise<void>): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    // A connection that turns idle after its last answer would otherwise stay until its client goes.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), longestShutdownSeconds * 1000).unref();
    server.close(async () => {
      await closeResources();
      process.exit(0);
    });
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

function unreadable(): Response {
  return kindPage(
    400,
    "That request is not readable",
    "Your browser or a proxy may have garbled it.",
  );
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  const cause = { cause: error };
  switch (error.code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} on ${host} is already taken by another program.`,
        `Stop that program, or choose another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
        cause,
      );
    case "EACCES":
      return new StartError(
        `This user may not listen on port ${port}.`,
        "Choose a port from 1024 up: PORT=3000 npm start",
        cause,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartError(
        `HOST is "${host}", which is not an address of this machine.`,
        "Correct HOST, or unset it for 127.0.0.1, and start again.",
        cause,
      );
    default:
      return error;
  }
}
