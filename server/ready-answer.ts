import { addVary, type Encoding, preferredEncoding } from "./compression.ts";
import { isKnown } from "./etag.ts";
import { longestAddress } from "./request-guard.ts";

/** What of a request decides between answers that are there already. */
export type Asked = {
  method: string;
  /** Path and query as in the request's first line. */
  target: string;
  acceptEncoding: string | null;
  ifNoneMatch: string | null;
};

/** An answer of which only the sending is left. */
export type ReadyAnswer = {
  status: 200 | 302 | 304 | 404;
  /** Names and values in turn. */
  headers: string[];
  body: Body | null;
};

/** `bytes` may be unpacked when somebody asks for them. */
export type Body = { readonly byteLength: number; readonly bytes: Uint8Array<ArrayBuffer> };

export function bodyOf(bytes: Uint8Array<ArrayBuffer>): Body {
  return { byteLength: bytes.byteLength, bytes };
}

/** The ready answer to a request; `null` when there is work to do first. */
export type FindReady = (asked: Asked) => ReadyAnswer | null;

/** Asks each in turn for an answer to a request that reads. */
export function findReadyIn(...sources: readonly FindReady[]): FindReady {
  return (asked) => {
    const isRead = asked.method === "GET" || asked.method === "HEAD";
    if (!isRead || asked.target.length > longestAddress) return null;
    for (const findReady of sources) {
      const answer = findReady(asked);
      if (answer) return answer;
    }
    return null;
  };
}

export type Bodies = { identity: Body } & Partial<Record<Encoding, Body>>;

/** One thing to answer with, in all its encodings; heads and bodies are made once. */
export type PreparedAnswer = {
  encodings: readonly Encoding[];
  variants: Partial<Record<Encoding | "identity", Variant>>;
};

type Variant = {
  /** `null` where nobody keeps the answer to ask for it again. */
  etag: string | null;
  whole: ReadyAnswer;
  headOnly: ReadyAnswer;
  notModified: ReadyAnswer;
};

const bestFirst: readonly Encoding[] = ["br", "gzip"];

/** `digest` names what is answered with, whatever its encoding. */
export function prepareAnswer(
  common: Iterable<[name: string, value: string]>,
  digest: string,
  bodies: Bodies,
  status: ReadyAnswer["status"] = 200,
): PreparedAnswer {
  const encodings = bestFirst.filter((encoding) => bodies[encoding]);
  const variants: PreparedAnswer["variants"] = {};
  for (const name of ["identity" as const, ...encodings]) {
    const body = bodies[name] ?? bodies.identity;
    const encoding = name === "identity" ? null : name;
    const etag = status === 200 ? `"${digest}${encoding ? `-${encoding}` : ""}"` : null;
    const headers = new Headers([...common]);
    if (etag) headers.set("etag", etag);
    if (encodings.length > 0) addVary(headers, "Accept-Encoding");
    const notModified: ReadyAnswer = { status: 304, headers: [...headers].flat(), body: null };

    if (encoding) headers.set("content-encoding", encoding);
    headers.set("content-length", String(body.byteLength));
    const whole: ReadyAnswer = { status, headers: [...headers].flat(), body };
    variants[name] = { etag, notModified, whole, headOnly: { ...whole, body: null } };
  }
  return { encodings, variants };
}

/** The answer for this client: in an encoding that it reads, and without a body that it has or does not want. */
export function chosenAnswer(
  { encodings, variants }: PreparedAnswer,
  { method, acceptEncoding, ifNoneMatch }: Asked,
): ReadyAnswer {
  const encoding = preferredEncoding(acceptEncoding, encodings);
  const variant = variants[encoding ?? "identity"] as Variant;
  const { etag } = variant;
  if (ifNoneMatch !== null && etag && isKnown(ifNoneMatch, etag)) return variant.notModified;
  return method === "HEAD" ? variant.headOnly : variant.whole;
}

export function askedBy({ method, url, headers }: Request): Asked {
  const { pathname, search } = new URL(url);
  return {
    method,
    target: pathname + search,
    acceptEncoding: headers.get("accept-encoding"),
    ifNoneMatch: headers.get("if-none-match"),
  };
}

export function responseOf({ status, headers, body }: ReadyAnswer): Response {
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [],
  );
  // A body without a byte would be given a type.
  return new Response(body?.byteLength ? body.bytes : null, { status, headers: pairs });
}
