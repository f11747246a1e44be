import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type CachedResponse, fromCache } from "./cached-response.ts";

/** Responds with a file; `null` for a path that belongs to none. */
export type StaticFiles = (request: Request) => Response | null;

/** The build writes a content hash into these names, so the files never change. */
const hashedFolders = /^\/(?:assets|pictures)\//;

/** Removes the service worker of earlier versions from browsers; never an older copy of it. */
const workerPath = "/service-worker.js";

/**
 * Reads a folder into memory. A path that is not in the index does not exist, so no request leads out
 * of the folder, and no folder can be listed. `.br` and `.gz` files are encodings of the file beside them.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  const read = (path: string) => new Uint8Array(readFileSync(folder + path));
  const known = new Set(paths);
  const files = new Map<string, CachedResponse>();
  for (const path of paths) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const bytes = read(path);
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    files.set(path, {
      status: 200,
      headers: {
        "content-type": getMimeType(path) ?? "application/octet-stream",
        "cache-control": getCacheControl(path),
        // A file runs nothing by itself, so the policy only says what may frame it.
        "content-security-policy": "frame-ancestors 'none'",
      },
      body: {
        digest,
        ...(known.has(`${path}.br`) && { br: read(`${path}.br`) }),
        ...(known.has(`${path}.gz`) && { gzip: read(`${path}.gz`) }),
        identity: () => bytes,
      },
    });
  }

  return (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (!file) return hashedFolders.test(pathname) ? missing() : null;
    const isRead = request.method === "GET" || request.method === "HEAD";
    return isRead
      ? fromCache(request, file)
      : new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  };
}

function getCacheControl(path: string): string {
  if (hashedFolders.test(path)) return "public, max-age=31536000, immutable";
  return path === workerPath ? "no-cache" : "public, max-age=3600";
}

/** A file of an older build: not worth rendering a page for. */
function missing(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response("Not found\n", { status: 404, headers });
}
