import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
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
    const sent = watchHead(outgoing, id);

    outgoing.once("close", () => {
      const milliseconds = performance.now() - startedAt;
      const answer = answeredRequest(incoming, outgoing, sent.page, milliseconds);
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

/**
 * Adds the id to the head of an answer and notes where its page came from, in the moment it is written:
 * after a `setHeader`, Node would set every other header one by one as well, for 7 µs.
 */
function watchHead(outgoing: ServerResponse, id: string): { page: string | null } {
  const sent: { page: string | null } = { page: null };
  const writeHead = outgoing.writeHead.bind(outgoing);

  outgoing.writeHead = (status: number, first?: unknown, second?: unknown) => {
    const headers = (typeof first === "string" ? second : first) as Head;
    sent.page = pageIn(headers);
    return writeHead(status, withId(headers, id));
  };
  return sent;
}

type Head = OutgoingHttpHeaders | string[] | undefined;

function withId(headers: Head, id: string): OutgoingHttpHeaders | string[] {
  return Array.isArray(headers)
    ? [...headers, "X-Request-Id", id]
    : { ...headers, "X-Request-Id": id };
}

function pageIn(headers: Head): string | null {
  const page = Array.isArray(headers)
    ? headers[headers.indexOf("x-page") + 1 || headers.length]
    : headers?.["x-page"];
  return typeof page === "string" ? page : null;
}

function answeredRequest(
  { method = "", url = "" }: IncomingMessage,
  { statusCode }: ServerResponse,
  page: string | null,
  milliseconds: number,
): AnsweredRequest {
  return { method, path: pathOf(url), status: statusCode, milliseconds, page };
}

/** A load balancer asks every other second; that is no news. */
function levelOf({ path, status }: AnsweredRequest): "debug" | "info" | "error" {
  if (path === "/healthz" || path === "/readyz") return "debug";
  return status >= 500 ? "error" : "info";
}
