import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from "node:http";
import { requestIdOf, requestScope } from "./request-scope.ts";

/** An answer that has been sent, or was cut off by a client that left. */
export type AnsweredRequest = {
  id: string;
  method: string;
  /** As it was asked for, with its query. */
  url: string;
  status: number;
  milliseconds: number;
  /** Of the body, when its length was known ahead. */
  bytes: number | null;
  /** Where a page came from (`x-page`); null for what the page cache does not keep. */
  page: string | null;
  isCutOff: boolean;
};

type Observers = {
  answered(request: AnsweredRequest): void;
  /** How many proxies in front are ours; with none, nobody else names our requests. */
  trustedProxies: number;
};

/**
 * Puts a listener of Node's server under observation: every request gets an id, and every answer is told
 * of when it is over. Around everything, so that no shortcut inside goes unseen; and in front of answers
 * that take 50 µs, so it makes no closures.
 */
export function observe(listener: RequestListener, observers: Observers): RequestListener {
  const { answered, trustedProxies } = observers;

  function tell(this: ObservedResponse): void {
    const { id, startedAt, page, bytes } = this[seen];
    const { method = "", url = "" } = this.req;
    answered({
      id,
      method,
      url,
      status: this.statusCode,
      milliseconds: performance.now() - startedAt,
      bytes,
      page,
      isCutOff: !this.writableFinished,
    });
  }

  return (incoming, outgoing) => {
    // Reading the headers parses all of them.
    const given = trustedProxies > 0 ? incoming.headers["x-request-id"] : undefined;
    const id = requestIdOf(given, trustedProxies > 0);
    const observed: ObservedResponse = Object.assign(outgoing, {
      [seen]: { id, startedAt: performance.now(), page: null, bytes: null },
    });
    observed.writeHead = writeObservedHead;
    observed.on("close", tell);
    requestScope.run(id, listener, incoming, outgoing);
  };
}

const seen = Symbol("what is seen of an answer");

type Seen = { id: string; startedAt: number; page: string | null; bytes: number | null };
type ObservedResponse = ServerResponse<IncomingMessage> & { [seen]: Seen };
type Head = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * Adds the id to the head of an answer, and notes what it says, in the moment it is written: after a
 * `setHeader`, Node would set every other header one by one as well, for 7 µs.
 */
function writeObservedHead<Response extends ServerResponse>(
  this: Response,
  status: number,
  first?: string | Head,
  second?: Head,
): Response {
  const headers = typeof first === "string" ? second : first;
  const noted = (this as unknown as ObservedResponse)[seen];
  noted.page = headerIn(headers, "x-page");
  noted.bytes = Number(headerIn(headers, "content-length") ?? Number.NaN);
  if (Number.isNaN(noted.bytes)) noted.bytes = null;
  const complete = Array.isArray(headers)
    ? [...headers, "X-Request-Id", noted.id]
    : { ...headers, "X-Request-Id": noted.id };
  return ServerResponse.prototype.writeHead.call(this, status, complete) as Response;
}

/** A header in either form of a head; both of the shop's own lanes write names in lower case. */
function headerIn(headers: Head, name: string): string | null {
  const value = Array.isArray(headers)
    ? headers[headers.indexOf(name) + 1 || headers.length]
    : headers?.[name];
  return value === undefined ? null : String(value);
}
