import type { IncomingMessage, RequestListener } from "node:http";
import type { FindReady } from "./ready-answer.ts";

/**
 * Answers what is ready straight from Node's listener: making web objects for each request would cost
 * more than all the rest. What is not ready, or asked for in an unusual way, goes on to the application.
 */
export function fastLane(findReady: FindReady, application: RequestListener): RequestListener {
  const isUsualHost = rememberingLast(isPlainHost);

  return (incoming, outgoing) => {
    const { headers, method = "", url: target = "" } = incoming;
    const isUsual = isUsualHost(headers.host ?? "") && !target.includes("#") && !hasBody(incoming);
    const answer = isUsual
      ? findReady({
          method,
          target,
          acceptEncoding: asText(headers["accept-encoding"]),
          ifNoneMatch: headers["if-none-match"] ?? null,
        })
      : null;
    if (!answer) return application(incoming, outgoing);

    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body?.bytes);
  };
}

/** Such bodies are read away, or waited for, by the application's listener. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** A host that every part of the application understands in the same way. */
function isPlainHost(host: string): boolean {
  const name = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?$/.exec(host)?.[1];
  return name !== undefined && URL.parse(`http://${host}`)?.hostname === name;
}

/** Nearly all visitors name the same host. */
function rememberingLast(isTrue: (text: string) => boolean): (text: string) => boolean {
  let last: string | null = null;
  return (text) => {
    if (text === last) return true;
    if (!isTrue(text)) return false;
    last = text;
    return true;
  };
}

/** Types allow a list, which Node makes of no header but `set-cookie`. */
function asText(header: string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
