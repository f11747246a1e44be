import { createHash } from "node:crypto";

export type PolicySources = {
  imageOrigins: readonly string[];
  connectOrigins: readonly string[];
  /** Whether visitors reach the shop by https. */
  isHttps: boolean;
  /** Vite's hot reload needs a socket, and it writes style elements and markup. */
  isDevelopment: boolean;
};

/** The policy of one finished document: it names every inline script by its hash, and nothing else runs. */
export function contentSecurityPolicy(html: string, sources: PolicySources): string {
  const { imageOrigins, connectOrigins, isHttps, isDevelopment } = sources;
  return [
    "default-src 'none'",
    list("script-src 'self'", inlineScriptHashes(html)),
    list("style-src 'self'", isDevelopment ? ["'unsafe-inline'"] : []),
    list("img-src 'self'", imageOrigins),
    "font-src 'self'",
    list("connect-src 'self'", isDevelopment ? [...connectOrigins, "ws:"] : connectOrigins),
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isDevelopment ? [] : trustedTypes),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** No text becomes markup or script in a browser. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/** The `'sha256-…'` sources of the scripts that a browser would execute from the document itself. */
export function inlineScriptHashes(html: string): string[] {
  // The parser turns line ends into LF and NUL into U+FFFD before the browser hashes a script.
  const parsed = html.replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
  const hashes = new Set<string>();
  for (const { groups } of parsed.matchAll(scriptElement)) {
    if (groups?.attributes === undefined || !isExecutedInline(groups.attributes)) continue;
    const digest = createHash("sha256")
      .update(groups.text ?? "")
      .digest("base64");
    hashes.add(`'sha256-${digest}'`);
  }
  return [...hashes];
}

// A comment is matched first, so that a script inside it is passed over. An attribute value in
// quotes may hold a `>`.
const scriptElement =
  /<!--[\s\S]*?-->|<script(?<attributes>(?:[\s/](?:"[^"]*"|'[^']*'|[^>"'])*)?)>(?<text>[\s\S]*?)<\/script[\s/>]/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Data blocks such as JSON or structured data are never executed and need no hash. */
const executedTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;

function isExecutedInline(attributes: string): boolean {
  let type = "";
  for (const [, name = "", ...values] of attributes.matchAll(attribute)) {
    if (name.toLowerCase() === "src") return false;
    if (name.toLowerCase() === "type") type = values.find((value) => value !== undefined) ?? "";
  }
  return executedTypes.test(type.trim().toLowerCase());
}

function list(directive: string, sources: readonly string[]): string {
  return [directive, ...sources].join(" ");
}
