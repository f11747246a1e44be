import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { markdownType } from "../../app/lib/accept.ts";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import type { CachedBody, CachedResponse } from "../cached-response.ts";
import { type Freshness, getCacheHeaders } from "./cache-headers.ts";

/** A rendered page, compressed. */
export type CachedPage = CachedResponse & {
  rule: CacheRule;
  /** Milliseconds of `performance.now()`, which no change of the system's clock moves. */
  renderedAt: number;
  /** When its last revalidation failed. */
  failedAt?: number;
  /** Hash of the uncompressed content; empty for a redirect. */
  contentHash: string;
  /** Quality of brotli. */
  quality: number;
  bytes: number;
};

type RenderingOptions = {
  rule: CacheRule;
  renderedAt: number;
  previous?: CachedPage | undefined;
  /** The lowest Brotli quality to use. */
  quality: number;
};

/** An estimate of the memory that V8 uses for a page's objects; its text and headers are measured. */
const objectBytes = 2048;

/**
 * Converts a rendered response; `null` for one that must not be cached: only complete pages, 404 and the redirect
 * to it are, without `no-store`. A page with the same content as `previous` is compressed again only to be smaller.
 */
export async function toCachedPage(
  response: Response,
  { rule, renderedAt, previous, quality }: RenderingOptions,
): Promise<CachedPage | null> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const isPrivate = /no-store|private/.test(headers["cache-control"] ?? "");
  if (isPrivate || headers["set-cookie"] !== undefined) return null;
  const page = { rule, status, headers, renderedAt, quality, contentHash: "" };
  const headBytes = objectBytes + Object.entries(headers).flat().join("").length;
  if (status === 302)
    return headers.location === "/404" ? { ...page, body: null, bytes: headBytes } : null;

  const isDocument = headers["content-type"]?.startsWith("text/html");
  const isText = isDocument || rule.isFile || headers["content-type"]?.startsWith(markdownType);
  if ((status !== 200 && status !== 404) || !(isText || isData(headers))) return null;
  const text = new Uint8Array(await response.arrayBuffer());
  if (isDocument && !isComplete(text)) return null;
  const contentHash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  const same = previous?.contentHash === contentHash ? previous : null;
  if (rule.isFile)
    headers["last-modified"] = same?.headers["last-modified"] ?? new Date().toUTCString();
  const known = same && same.quality >= quality ? same : null;
  const body = known?.body ?? (await compress(text, `${contentHash}-${quality}`, quality));
  const bytes = (body.br?.byteLength ?? 0) + (body.gzip?.byteLength ?? 0) + headBytes;
  return { ...page, body, bytes, contentHash, quality: known?.quality ?? quality };
}

/** Whether it is React Router's response to a data request. */
function isData(headers: Record<string, string>): boolean {
  return headers["content-type"]?.startsWith("text/x-script") ?? false;
}

/** False for a page whose rendering was interrupted. */
function isComplete(text: Uint8Array): boolean {
  return new TextDecoder().decode(text.slice(-64)).trimEnd().endsWith("</html>");
}

/** Runs in the thread pool. Uncompressed text would take four times the memory, so it is decompressed on demand. */
async function compress(text: Uint8Array, digest: string, quality: number): Promise<CachedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    // Pages are shorter than the default window, which takes megabytes.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  const buffers = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text),
  ]);
  // Copies: zlib returns views of larger blocks, which a cached page would keep in memory.
  const [br, gzipped] = [new Uint8Array(buffers[0]), new Uint8Array(buffers[1])];
  return { digest, br, gzip: gzipped, identity: () => gunzipSync(gzipped) };
}

/** The headers of a response with this page. */
export function toHeaders(
  { rule, status, headers, renderedAt }: CachedPage,
  freshness: Freshness,
): Record<string, string> {
  const { "cache-tag": tags, ...own } = headers;
  const page = { rule, status, tags, isData: isData(headers) };
  return { ...own, ...getCacheHeaders(page, freshness, (performance.now() - renderedAt) / 1000) };
}
