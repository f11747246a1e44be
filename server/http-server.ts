import { createServer, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Config } from "./config.ts";
import { StartError } from "./start.ts";

/** Limits per connection; budget/ has those per client. */
const limits = {
  // Node's default is five minutes.
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
/** A connection on which nothing moves for this time is closed, with its request. */
const timeout = 30_000;

/** `keepAliveSeconds` is how long a connection may be idle. */
export function newHttpServer(keepAliveSeconds: number): Server {
  const options = { ...limits, keepAliveTimeout: keepAliveSeconds * 1000 };
  return Object.assign(createServer(options), { timeout });
}

/** Opens the port and returns the real one; throws a {@link StartError} when it fails. */
export async function listen(
  server: Server,
  config: Config,
  prefix: "" | "METRICS_" = "",
): Promise<number> {
  const [host, port] = [config[`${prefix}HOST`], config[`${prefix}PORT`] ?? 0];
  const otherPort = port === 65_535 ? 3000 : port + 1;
  const explainHost =
    `${prefix}HOST is "${host}", which is not an address on this machine.\n` +
    `Fix ${prefix}HOST, or unset it for 127.0.0.1, then start again.`;
  const explanations: Record<string, string> = {
    EADDRINUSE:
      `Port ${port} on ${host} is already in use.\n` +
      `Stop that program, or choose another port: ${prefix}PORT=${otherPort} npm start`,
    EACCES:
      `This user is not allowed to listen on port ${port}.\n` +
      `Choose a port from 1024 up: ${prefix}PORT=3000 npm start`,
    EADDRNOTAVAIL: explainHost,
    ENOTFOUND: explainHost,
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const explanation = explanations[cause.code ?? ""];
      reject(explanation ? new StartError(explanation, { cause }) : cause);
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

type Closing = { drain(): void; endConnections(): void; close(): Promise<void> };

/** After draining. */
const closeIdleAfterMs = 500;
const closeConnectionsAfterMs = 8_000;
const exitAfterMs = 9_500;

/**
 * Graceful shutdown on SIGTERM or SIGINT: finishes pending responses, then exits. A load balancer has
 * `drainSeconds` before that to notice that this process is not ready; until then it serves as before. No request meets
 * a connection that is just being closed: after the port is closed, open ones have half a second for one more, whose response
 * says that it is the last. Said before, clients would connect again to a port that is about to be closed.
 */
export function closeOnSignal(server: Server, shop: Closing, drainSeconds: number): void {
  let isClosing = false;
  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    shop.drain();
    await pause(drainSeconds * 1000);
    // Lets the event loop accept the connections that wait, which the system resets when it closes the port.
    await nextTurn();
    setTimeout(() => server.closeIdleConnections(), closeIdleAfterMs).unref();
    setTimeout(() => server.closeAllConnections(), closeConnectionsAfterMs).unref();
    // Even if a database does not close.
    setTimeout(() => process.exit(0), exitAfterMs).unref();
    // Avoids the method of `http.Server`, which at once closes every connection whose request has not arrived yet.
    NetServer.prototype.close.call(server, async () => {
      await shop.close();
      process.exit(0);
    });
    shop.endConnections();
  }
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
