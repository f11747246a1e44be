import { connect, type Socket } from "node:net";

export type Answered = { status: number; tag: string | undefined; bytes: number };

export type Connections = {
  ask(path: string, headers: readonly string[]): Promise<Answered>;
  close(): void;
};

/** The connection ended before a byte of the answer came. */
export class UnansweredError extends Error {
  override name = "UnansweredError";
}

/** Half of what nginx keeps a connection for. */
const longestIdleMs = 30_000;

type Waiting = { resolve(answer: Answered): void; reject(error: Error): void };

/**
 * Kept connections to one server, one request at a time on each. Node's own client takes more than
 * twice as much of the processor, which is the visitors' share of a machine that measures itself.
 */
export function openConnections({ hostname, port }: URL): Connections {
  let idle: { socket: Socket; since: number }[] = [];
  const waiting = new Map<Socket, Waiting>();

  function open(): Socket {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    let received: Buffer[] = [];
    let bytes = 0;
    let expected = Number.POSITIVE_INFINITY;
    let head = "";

    const fail = (error: Error) => {
      idle = idle.filter((other) => other.socket !== socket);
      waiting.get(socket)?.reject(error);
      waiting.delete(socket);
      socket.destroy();
    };
    socket.setTimeout(20_000, () => {
      if (waiting.has(socket)) fail(new Error("No answer within 20 s"));
    });
    const lost = ({ message }: Error) =>
      fail(bytes === 0 ? new UnansweredError(message) : new Error(message));
    socket.on("error", lost).on("close", () => lost(new Error("The connection was closed")));
    socket.on("data", (chunk) => {
      bytes += chunk.byteLength;
      if (!head) {
        received.push(chunk);
        const all = received.length === 1 ? chunk : Buffer.concat(received);
        const end = all.indexOf("\r\n\r\n");
        if (end < 0) return;
        head = all.toString("latin1", 0, end);
        expected = end + 4 + bodyLength(head);
      }
      if (bytes < expected) return;
      const answer = { status: Number(head.slice(9, 12)), tag: header(head, "etag"), bytes };
      const mayStay = bytes === expected && header(head, "connection") !== "close";
      const asker = waiting.get(socket);
      waiting.delete(socket);
      [received, bytes, head, expected] = [[], 0, "", Number.POSITIVE_INFINITY];
      if (mayStay) idle.push({ socket, since: performance.now() });
      else socket.destroy();
      asker?.resolve(answer);
    });
    return socket;
  }

  /** The one that was used last; as browsers do, none that the server may just be closing. */
  function freeOne(): Socket {
    const last = idle.pop();
    if (last && performance.now() - last.since < longestIdleMs) return last.socket;
    for (const { socket } of last ? [...idle, last] : []) socket.destroy();
    idle = [];
    return open();
  }

  return {
    ask(path, headers) {
      return new Promise((resolve, reject) => {
        const socket = freeOne();
        waiting.set(socket, { resolve, reject });
        const lines = [`GET ${path} HTTP/1.1`, "host: shop.example", ...headers];
        socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      });
    },
    close() {
      for (const { socket } of idle) socket.destroy();
      idle = [];
    },
  };
}

function bodyLength(head: string): number {
  if (head.startsWith("HTTP/1.1 304")) return 0;
  const length = header(head, "content-length");
  return length === undefined ? Number.NaN : Number(length);
}

function header(head: string, name: string): string | undefined {
  return new RegExp(`\\r\\n${name}: ([^\\r]*)`, "i").exec(head)?.[1];
}
