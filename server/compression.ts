import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const compressors: Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>> = {
  // Quality 4 is where brotli still costs less time than the bytes it saves take to travel.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Below this the headers cost more than the body saves. */
const worthwhileBytes = 1024;

/** Compresses a text answer for the client that asked. Pictures and finished encodings pass through. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const isText = compressible.test(headers.get("content-type") ?? "");
  if (!response.body || !isText || headers.has("content-encoding")) return response;

  addVary(headers, "Accept-Encoding");
  const encoding = preferredEncoding(request.headers.get("accept-encoding"), ["br", "gzip"]);
  let body = new Uint8Array(await response.arrayBuffer());
  if (encoding && body.byteLength >= worthwhileBytes) {
    body = new Uint8Array(await compressors[encoding](body));
    headers.set("content-encoding", encoding);
  }
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status, statusText, headers });
}

/** The first of the offered encodings that the header allows; `null` means as it is. */
export function preferredEncoding(
  header: string | null,
  offered: readonly Encoding[],
): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const isAllowed = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return offered.find(isAllowed) ?? null;
}

export function addVary(headers: Headers, name: string): void {
  const names = headers.get("vary");
  if (
    names
      ?.toLowerCase()
      .split(/\s*,\s*/)
      .includes(name.toLowerCase())
  )
    return;
  headers.append("vary", name);
}

const compressible =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/;
