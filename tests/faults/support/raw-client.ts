import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "vitest";
import { retryUntil } from "./running-shop";

export type RawClient = Awaited<ReturnType<typeof openRawClient>>;

/** A TCP client that sends raw bytes. */
export async function openRawClient(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const start = performance.now();
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  // The server may close with a reset.
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) =>
    socket.once("close", () => resolve(performance.now() - start)),
  );
  await once(socket, "connect");

  return {
    socket,
    send: (bytes: string | Buffer) => socket.write(bytes),
    /** All bytes that were received. */
    received: () => received,
    /** Resolves when the received text matches. */
    until: (pattern: RegExp) => retryUntil(() => expect(received).toMatch(pattern)),
    /** Resolves when the connection is closed, with its duration in milliseconds. */
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
