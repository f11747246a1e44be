import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { addVary, type Encoding, preferredEncoding } from "./compression.ts";
import { contentTypes } from "./content-types.ts";
import type { IntegrityOf } from "./document-integrity.ts";
import { isKnown } from "./etag.ts";

type StaticFile = {
  contentType: string;
  /** Strong validator of the file as it is; an encoding adds its name. */
  digest: string;
  /** By which a page that names the file knows it. */
  integrity: string;
  cacheControl: string;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<
    Record<Encoding, Uint8Array<ArrayBuffer>>
  >;
};

export type StaticFiles = {
  /** `null` when the path names no file, so that it may be a page. */
  respond(request: Request): Response | null;
  integrityOf: IntegrityOf;
};

/** The build writes a content hash into these names: what is behind one never changes. */
const hashedFolders = /^\/(?:assets|pictures)\//;
const encodings: readonly [Encoding, suffix: string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/**
 * Reads a folder once and answers from memory. A path that is not in the index does not exist, so no
 * request, however written, leads out of the folder, and no folder can be listed.
 */
export async function indexStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const isEncoded = (path: string) =>
    encodings.some(
      ([, suffix]) => path.endsWith(suffix) && paths.includes(path.slice(0, -suffix.length)),
    );

  for (const path of paths) {
    if (isEncoded(path)) continue;
    const urlPath = path.slice(folder.length).replaceAll("\\", "/");
    files.set(urlPath, await readStaticFile(path, urlPath, paths));
  }

  return {
    respond: (request) => respond(request, files),
    integrityOf: (path) => files.get(path)?.integrity ?? null,
  };
}

async function readStaticFile(
  path: string,
  urlPath: string,
  paths: readonly string[],
): Promise<StaticFile> {
  const identity = new Uint8Array(await readFile(path));
  const bodies: StaticFile["bodies"] = { identity };
  for (const [encoding, suffix] of encodings) {
    if (paths.includes(path + suffix))
      bodies[encoding] = new Uint8Array(await readFile(path + suffix));
  }
  const sum = createHash("sha256").update(identity).digest();
  return {
    contentType: contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
    digest: sum.toString("base64url").slice(0, 22),
    integrity: `sha256-${sum.toString("base64")}`,
    cacheControl: hashedFolders.test(urlPath)
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
    bodies,
  };
}

function respond(request: Request, files: ReadonlyMap<string, StaticFile>): Response | null {
  const path = decodeURIComponent(new URL(request.url).pathname);
  const file = files.get(path);
  if (!file) return hashedFolders.test(path) ? missing() : null;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }

  const available = encodings
    .map(([encoding]) => encoding)
    .filter((encoding) => file.bodies[encoding]);
  const encoding = preferredEncoding(request.headers.get("accept-encoding"), available);
  const body = (encoding && file.bodies[encoding]) || file.bodies.identity;
  const etag = `"${file.digest}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({
    "content-type": file.contentType,
    "cache-control": file.cacheControl,
    // A file runs nothing by itself; only a policy for what may frame it makes sense.
    "content-security-policy": "frame-ancestors 'none'",
    etag,
  });
  if (available.length > 0) addVary(headers, "Accept-Encoding");
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });

  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { headers });
}

/** A file of an older build: not worth rendering a page for. */
function missing(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
