import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type CachedResponse, fromCache } from "./cached-response.ts";

/** `null` for a path without a file, and for methods other than GET and HEAD. */
export type StaticFiles = (request: Request) => Response | null;

/** File names with a content hash. */
const hashedFolders = /^\/(?:assets|pictures)\//;

/**
 * Reads a folder into memory, so that no request reads the file system. `.br` and `.gz` files are encodings of the
 * file beside them.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) contents.set(file.slice(folder.length), new Uint8Array(readFileSync(file)));
  }
  const files = new Map<string, CachedResponse>();
  for (const [path, bytes] of contents) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    files.set(path, {
      status: 200,
      headers: {
        "content-type": getMimeType(path) ?? "application/octet-stream",
        "cache-control": hashedFolders.test(path)
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        // Files are not documents, except for framing and for a drawing that is opened by itself.
        "content-security-policy": `${path.endsWith(".svg") ? "script-src 'none'; " : ""}frame-ancestors 'none'`,
      },
      body: {
        digest,
        br: contents.get(`${path}.br`),
        gzip: contents.get(`${path}.gz`),
        identity: () => bytes,
      },
    });
  }

  return (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    const isReadMethod = request.method === "GET" || request.method === "HEAD";
    if (file && isReadMethod) return fromCache(request, file);
    // A file of an older build, without rendering the 404 page.
    if (!file && hashedFolders.test(pathname))
      return new Response("Not found\n", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    return null;
  };
}
