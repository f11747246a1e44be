import { createHash } from "node:crypto";
import { reportGroup, violationsPath } from "./policy-reports.ts";
import type { Store } from "./store.ts";

/** Vite's hot reload needs a socket, and it writes style elements and markup. */
type PolicySources = Pick<Store, "imageOrigins" | "connectOrigins"> & {
  siteUrl: string;
  isDevelopment: boolean;
};

/** The Content-Security-Policy of a document, with the hashes of those of its inline scripts that have the nonce. */
export function contentSecurityPolicy(html: string, nonce: string, sources: PolicySources): string {
  const { imageOrigins, connectOrigins, siteUrl, isDevelopment } = sources;
  return [
    // Firefox asks this directive alone whether it may prefetch the data of a linked page.
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html, nonce)].join(" "),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    ["img-src 'self'", ...imageOrigins].join(" "),
    ["connect-src 'self'", ...connectOrigins, ...(isDevelopment ? ["ws:"] : [])].join(" "),
    ["media-src 'self'", ...imageOrigins].join(" "),
    ...["frame", "worker", "object"].map((kind) => `${kind}-src 'none'`),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Forbids `innerHTML` and `eval` with strings; the policy is that of `SanitizedHtml`.
    ...(isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types sanitized-html"]),
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
    // The second is for browsers without the Reporting API; others ignore it.
    `report-to ${reportGroup}`,
    `report-uri ${violationsPath}`,
  ].join("; ");
}

/** As React writes them: quoted attributes without `<` and `>`. */
const scriptElement = /<script(?<attributes>[^<>]*)>(?<text>[\s\S]*?)<\/script>/g;
/** Scripts from files, and data blocks, which are never executed. */
const notInline = /\ssrc=|\stype="(?!module")/;

/**
 * The `'sha256-…'` sources of the scripts with the nonce that a browser executes from the document itself. Whoever
 * injects a script does not know the nonce.
 */
function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>();
  for (const { groups: { attributes = "", text = "" } = {} } of html.matchAll(scriptElement)) {
    if (!attributes.includes(` nonce="${nonce}"`) || notInline.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}
