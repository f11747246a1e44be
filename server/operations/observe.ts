import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import { loggedPath, pathOf } from "./private-text.ts";
import { requestIdOf, requestScope } from "./request-scope.ts";

/** An answer that has been sent, or was cut off by a client that left. */
export type AnsweredRequest = {
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  milliseconds: number;
  /** Where a page came from (`x-page`); null for what the page cache does not keep. */
  page: string | null;
};

type Observers = {
  log: Log;
  metrics: { answered(request: AnsweredRequest): void } | null;
  /** How many proxies in front are ours; with none, nobody else names our requests. */
  trustedProxies: number;
};

/**
 * Puts a listener of Node's server under observation: every request gets an id, one line in the log
 * and its place in the figures. Around everything, so that no shortcut inside goes unseen.
 */
export function observe(listener: RequestListener, observers: Observers): RequestListener {
  const { log, metrics, trustedProxies } = observers;

  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const bytesBefore = incoming.socket.bytesWritten;
    // Reading the headers parses all of them.
    const given = trustedProxies > 0 ? incoming.headers["x-request-id"] : undefined;
    const id = requestIdOf(given, trustedProxies > 0);
    outgoing.setHeader("X-Request-Id", id);

    outgoing.once("close", () => {
      const milliseconds = performance.now() - startedAt;
      const answer = answeredRequest(incoming, outgoing, milliseconds);
      metrics?.answered(answer);
      const level = levelOf(answer);
      if (!log.isLevelEnabled(level)) return;
      log[level]({
        requestId: id,
        method: answer.method,
        path: loggedPath(incoming.url ?? ""),
        status: answer.status,
        ms: Math.round(milliseconds * 10) / 10,
        bytes: incoming.socket.bytesWritten - bytesBefore,
        ...(answer.page && { page: answer.page }),
        ...(!outgoing.writableFinished && { cutOff: true }),
      });
    });
    requestScope.run(id, listener, incoming, outgoing);
  };
}

function answeredRequest(
  { method = "", url = "" }: IncomingMessage,
  outgoing: ServerResponse,
  milliseconds: number,
): AnsweredRequest {
  const page = outgoing.getHeader("x-page");
  return {
    method,
    path: pathOf(url),
    status: outgoing.statusCode,
    milliseconds,
    page: typeof page === "string" ? page : null,
  };
}

/** A load balancer asks every other second; that is no news. */
function levelOf({ path, status }: AnsweredRequest): "debug" | "info" | "error" {
  if (path === "/healthz" || path === "/readyz") return "debug";
  return status >= 500 ? "error" : "info";
}
