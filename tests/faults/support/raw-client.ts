import { connect, type Socket } from "node:net";
import { eventually } from "./eventually";

/** A client that sends bytes as they are, with nothing between it and the server. */
export type RawClient = {
  socket: Socket;
  send(bytes: string | Buffer): void;
  /** All that came back. */
  received(): string;
  /** Resolves when the server has said what the pattern names. */
  until(pattern: RegExp, mostMs?: number): Promise<string>;
  /** Resolves when the connection is gone, with the milliseconds since it began. */
  closed: Promise<number>;
  destroy(): void;
};

export async function openRawClient(origin: string): Promise<RawClient> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const start = performance.now();
  let received = "";
  let failure: Error | null = null;
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  // A server that lets go of a bad client may do so with a reset.
  socket.on("error", (error) => {
    failure = error;
  });
  const closed = new Promise<number>((resolve) =>
    socket.once("close", () => resolve(performance.now() - start)),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("close", () => reject(failure ?? new Error("not connected")));
  });

  return {
    socket,
    send: (bytes) => socket.write(bytes),
    received: () => received,
    until: (pattern, mostMs) =>
      eventually(() => {
        if (pattern.test(received)) return received;
        throw new Error(`Instead of ${pattern} came: ${received.slice(0, 300) || "nothing"}`);
      }, mostMs),
    closed,
    destroy: () => socket.destroy(),
  };
}

/** Sends one request and reads until the server closes. */
export async function exchange(origin: string, bytes: string | Buffer): Promise<string> {
  const client = await openRawClient(origin);
  client.send(bytes);
  await client.closed;
  return client.received();
}

export const get = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
