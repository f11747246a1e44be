import { parseAccept } from "hono/utils/accept";

type Bytes = Uint8Array<ArrayBuffer>;

/** A body in memory with its compressed encodings. */
export type CachedBody = {
  /** Digest of the content and its compression; shared by all encodings. */
  digest: string;
  br: Bytes | undefined;
  gzip: Bytes | undefined;
  identity: () => Bytes;
};

export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: CachedBody | null;
};

const encodings = ["br", "gzip"] as const;

/** Negotiates the encoding; responds with 304 when the client has the content. */
export function fromCache(request: Request, { status, headers, body }: CachedResponse): Response {
  if (!body) return new Response(null, { status, headers });
  const accepted = parseAccept(request.headers.get("accept-encoding") ?? "");
  const encoding = encodings.find(
    (name) => body[name] && accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0),
  );

  const all = { ...headers };
  if (body.br || body.gzip)
    all.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  if (status === 200) {
    all.etag = encoding ? `"${body.digest}-${encoding}"` : `"${body.digest}"`;
    // By weak comparison.
    const known = request.headers.get("if-none-match")?.split(",");
    const isKnown = known
      ? known.some((tag) => ["*", all.etag].includes(tag.trim().replace(/^W\//, "")))
      : Date.parse(request.headers.get("if-modified-since") ?? "") >=
        Date.parse(headers["last-modified"] ?? "");
    if (isKnown) return new Response(null, { status: 304, headers: all });
  }
  const bytes = (encoding && body[encoding]) ?? body.identity();
  if (encoding) all["content-encoding"] = encoding;
  all["content-length"] = String(bytes.byteLength);
  return new Response(bytes, { status, headers: all });
}
