import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Encoding } from "./compression.ts";
import type { Config } from "./config.ts";
import { contentTypes } from "./content-types.ts";
import type { IntegrityOf } from "./document-integrity.ts";
import type { PreparedAnswer } from "./ready-answer.ts";
import {
  type Bodies,
  bodyOf,
  chosenAnswer,
  type FindReady,
  prepareAnswer,
} from "./ready-answer.ts";
import { withPlainSecurityHeaders } from "./response-headers.ts";

type StaticFile = {
  answer: PreparedAnswer;
  /** By which a page that names the file knows it. */
  integrity: string;
};

export type StaticFiles = {
  findReady: FindReady;
  /** What there is to say of a file that is not there, or not to be read only; `null` for other paths. */
  refuse(request: Request): Response | null;
  integrityOf: IntegrityOf;
};

/** The build writes a content hash into these names: what is behind one never changes. */
const hashedFolders = /^\/(?:assets|pictures)\//;

/** Removes the service worker of earlier versions from browsers; never an older copy of it. */
const workerPath = "/service-worker.js";

const encodings: readonly [Encoding, suffix: string][] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/**
 * Reads a folder once, before anybody can ask and so without taking turns, and answers from memory. A path that is not in the index does not exist, so no
 * request, however written, leads out of the folder, and no folder can be listed.
 */
export function indexStaticFiles(
  folder: string,
  { isHttps }: Pick<Config, "isHttps">,
): StaticFiles {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const isEncoded = (path: string) =>
    encodings.some(
      ([, suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)),
    );

  for (const path of paths) {
    if (isEncoded(path)) continue;
    const urlPath = path.slice(folder.length).replaceAll("\\", "/");
    files.set(urlPath, readStaticFile(path, urlPath, { paths, isHttps }));
  }

  const fileAt = (path: string) =>
    files.get(path) ?? (path.includes("%") ? files.get(unescaped(path)) : undefined);
  return {
    findReady(asked) {
      const [path = ""] = asked.target.split("?", 1);
      const file = fileAt(path);
      return file ? chosenAnswer(file.answer, asked) : null;
    },
    refuse({ url, method }) {
      const { pathname } = new URL(url);
      if (!fileAt(pathname)) return hashedFolders.test(unescaped(pathname)) ? missing() : null;
      const isRead = method === "GET" || method === "HEAD";
      return isRead ? null : new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    },
    integrityOf: (path) => files.get(path)?.integrity ?? null,
  };
}

function readStaticFile(
  path: string,
  urlPath: string,
  { paths, isHttps }: { paths: ReadonlySet<string>; isHttps: boolean },
): StaticFile {
  const identity = new Uint8Array(readFileSync(path));
  const bodies: Bodies = { identity: bodyOf(identity) };
  for (const [encoding, suffix] of encodings) {
    if (paths.has(path + suffix))
      bodies[encoding] = bodyOf(new Uint8Array(readFileSync(path + suffix)));
  }
  const headers = {
    "content-type": contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
    "cache-control": cacheControlFor(urlPath),
    // A file runs nothing by itself; only a policy for what may frame it makes sense.
    "content-security-policy": "frame-ancestors 'none'",
  };
  const { headers: all } = withPlainSecurityHeaders(new Response(null, { headers }), isHttps);
  const sum = createHash("sha256").update(identity).digest();
  return {
    answer: prepareAnswer(all, sum.toString("base64url").slice(0, 22), bodies),
    integrity: `sha256-${sum.toString("base64")}`,
  };
}

function cacheControlFor(urlPath: string): string {
  if (hashedFolders.test(urlPath)) return "public, max-age=31536000, immutable";
  return urlPath === workerPath ? "no-cache" : "public, max-age=3600";
}

/** An escape that means nothing is in the name of no file. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** A file of an older build: not worth rendering a page for. */
function missing(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
