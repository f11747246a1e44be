import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "./config.ts";
import { StartError } from "./start-error.ts";

/** What a client may send, in one place. Slow clients and limits per address are a reverse proxy's work. */
const limits = {
  // Node's own limit is five minutes for a request; a page or a cart mutation needs seconds.
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};
/** Ends a connection on which requests are sent without waiting for responses. */
const maxRequestsPerSocket = 1_000;

export function newHttpServer(): Server {
  return Object.assign(createServer(limits), { maxRequestsPerSocket });
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

/** What is closed with the server. */
type Closing = {
  /** From now on responses say that their connection closes. */
  drain(): void;
  close(): Promise<void>;
};

/** After SIGTERM, in milliseconds. */
const closing = { closeConnectionsAfter: 8_000, exitAfter: 9_500 };

/**
 * On SIGTERM or SIGINT: accepts nothing more, finishes the responses under way, then ends. A load balancer
 * has `drainSeconds` before that to notice that this process is no longer ready.
 */
export function closeOnSignal(server: Server, shop: Closing, drainSeconds: number): void {
  const close = async () => {
    shop.drain();
    setTimeout(() => server.closeAllConnections(), closing.closeConnectionsAfter).unref();
    // Also when a database does not let go.
    setTimeout(() => process.exit(0), closing.exitAfter).unref();
    await pause(drainSeconds * 1000);
    server.close(async () => {
      await shop.close();
      process.exit(0);
    });
  };
  let isClosing = false;
  const closeOnce = () => {
    if (!isClosing) void close();
    isClosing = true;
  };
  process.on("SIGTERM", closeOnce);
  process.on("SIGINT", closeOnce);
}

function explained(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Config, "host" | "port">,
  variables: { host: string; port: string },
): unknown {
  const because = (message: string, nextStep: string) =>
    new StartError(message, nextStep, { cause: error });
  const otherPort = port === 65_535 ? 3000 : port + 1;
  switch (error.code) {
    case "EADDRINUSE":
      return because(
        `Port ${port} on ${host} is already taken by another program.`,
        `Stop that program, or choose another port: ${variables.port}=${otherPort} npm start`,
      );
    case "EACCES":
      return because(
        `This user may not listen on port ${port}.`,
        `Choose a port from 1024 up: ${variables.port}=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return because(
        `${variables.host} is "${host}", which is not an address of this machine.`,
        `Correct ${variables.host}, or unset it for 127.0.0.1, and start again.`,
      );
    default:
      return error;
  }
}
