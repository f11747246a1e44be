import type { RequestListener, ServerResponse } from "node:http";
import { Server as NetServer, type Server, type Socket } from "node:net";

type Connection = { underWay: number; latest: ServerResponse | null };

export type Connections = {
  add(socket: Socket): void;
  /**
   * Hands a request on when the one before it on the same connection is answered. Node hands on all at
   * once, so that one packet with two thousand requests would hold up every other visitor for seconds.
   */
  inTurn(listener: RequestListener): RequestListener;
  /**
   * Accepts no more connections, lets go of those without a request and of each other one after its
   * answer. Node's own `close` cuts off an answer that is not yet sent as a whole.
   */
  finish(server: Server, whenDone: () => void): void;
};

export function createConnections(): Connections {
  const connections = new Map<Socket, Connection>();
  let isFinishing = false;

  return {
    add(socket) {
      connections.set(socket, { underWay: 0, latest: null });
      socket.once("close", () => connections.delete(socket));
    },

    inTurn: (listener) => (incoming, outgoing) => {
      const { socket } = incoming;
      const connection = connections.get(socket);
      if (!connection) return listener(incoming, outgoing);
      const before = connection.latest;
      connection.latest = outgoing;
      connection.underWay += 1;
      if (isFinishing) outgoing.shouldKeepAlive = false;
      outgoing.once("close", () => {
        connection.underWay -= 1;
        if (isFinishing && connection.underWay === 0) socket.destroySoon();
      });

      if (!before || before.closed) return listener(incoming, outgoing);
      before.once("close", () => {
        if (!socket.destroyed) listener(incoming, outgoing);
      });
    },

    finish(server, whenDone) {
      isFinishing = true;
      NetServer.prototype.close.call(server, whenDone);
      for (const [socket, { underWay, latest }] of connections) {
        if (underWay === 0) socket.destroySoon();
        // Says `connection: close`, so that the client sends nothing more on it.
        else if (latest) latest.shouldKeepAlive = false;
      }
    },
  };
}
