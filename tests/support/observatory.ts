import { elementsOf } from "./html-elements";

/**
 * The points of the MDN HTTP Observatory by its published rules (version 1.6.3 of the scanner, August
 * 2026), for the answer of a server that is reached by https. Two rules are about what is not in an
 * answer: the redirect from http, which is the proxy's, and the list of preloaded hosts.
 */
export type ScannedAnswer = { headers: Headers; html: string };

type Rule = (answer: ScannedAnswer) => number;

const rules: Readonly<Record<string, Rule>> = {
  "content-security-policy": ({ headers }) => policyPoints(headers.get("content-security-policy")),
  cookies: ({ headers }) => (headers.has("set-cookie") ? -40 : 0),
  "cross-origin-resource-sharing": ({ headers }) =>
    headers.get("access-control-allow-credentials") === "true" ? -50 : 0,
  "referrer-policy": named("referrer-policy", {
    missing: 0,
    other: -5,
    good: ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"],
    points: 5,
  }),
  "strict-transport-security": ({ headers }) => transportPoints(headers),
  "subresource-integrity": ({ html }) => scriptPoints(html),
  "x-content-type-options": ({ headers }) =>
    headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
  "x-frame-options": ({ headers }) => framePoints(headers),
  "cross-origin-opener-policy": named("cross-origin-opener-policy", {
    missing: 0,
    other: -5,
    good: ["same-origin", "same-origin-allow-popups", "noopener-allow-popups"],
    points: 10,
  }),
  "cross-origin-embedder-policy": named("cross-origin-embedder-policy", {
    missing: 0,
    other: -5,
    good: ["require-corp", "credentialless"],
    points: 10,
  }),
  "cross-origin-resource-policy": named("cross-origin-resource-policy", {
    missing: 0,
    other: -5,
    good: ["same-origin", "same-site"],
    points: 10,
  }),
};

/** All that a site without cookies, on no preload list, can have. */
export const bestScore = 155;
/** For checksums of the shop's own scripts, of which a page would have to name all: 6 KB. */
export const integrityPoints = 5;

/** What each rule gives or takes, and the sum; extra points count only for who loses few. */
export function observatoryScore(answer: ScannedAnswer) {
  const points = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule(answer)]),
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutExtra = sum(Object.values(points).filter((value) => value < 0));
  const score = withoutExtra >= 90 ? sum(Object.values(points)) : withoutExtra;
  return { score: Math.max(score, 0), points };
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const isUnsafe = (source: string) =>
  broad.test(source) || source === "'unsafe-inline'" || source === "data:";

function policyPoints(header: string | null): number {
  const directives = directivesOf(header ?? "");
  // One that is named twice makes the whole policy invalid.
  if (!header || !directives) return -25;
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const [script, style, object] = ["script-src", "style-src", "object-src"].map(sourcesOf);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ["img-src", "media-src"];
  const active = [...directives].filter(([name]) => !passive.includes(name));

  if (script?.some(isUnsafe) || object?.some((source) => broad.test(source))) return -20;
  if (active.some(([, sources]) => sources.some(isInsecure))) return -20;
  if ([...(script ?? []), ...(style ?? [])].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (style?.some(isUnsafe)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function directivesOf(policy: string): Map<string, string[]> | null {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(";")) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return null;
    directives.set(name, sources);
  }
  return directives;
}

function transportPoints(headers: Headers): number {
  const header = headers.get("strict-transport-security") ?? "";
  const [, seconds] = /^\s*max-age=(\d+)/i.exec(header) ?? [];
  const halfAYear = 15_768_000;
  if (seconds === undefined || header.includes(",")) return -20;
  return Number(seconds) >= halfAYear ? 0 : -10;
}

/** A checked script earns the points on the shop's own origin as well. */
function scriptPoints(html: string): number {
  const scripts = elementsOf(html).flatMap(({ name, attributes }) =>
    name === "script" && attributes.src ? [attributes] : [],
  );
  const isElsewhere = (src: string) => /^(?:https?:)?\/\//.test(src);
  const foreign = scripts.filter(({ src = "" }) => isElsewhere(src));
  if (foreign.some(({ src = "" }) => !src.startsWith("https:"))) return -50;
  if (foreign.some(({ integrity }) => !integrity)) return -5;
  return scripts.some(({ integrity }) => integrity) ? integrityPoints : 0;
}

function framePoints(headers: Headers): number {
  const policy = directivesOf(headers.get("content-security-policy") ?? "");
  const own = headers.get("x-frame-options") ?? "";
  return policy?.has("frame-ancestors") || /^(?:deny|sameorigin)$/i.test(own) ? 5 : -20;
}

type Named = { missing: number; other: number; good: readonly string[]; points: number };

function named(header: string, { missing, other, good, points }: Named): Rule {
  return ({ headers }) => {
    const value = headers.get(header)?.trim().toLowerCase();
    if (value === undefined) return missing;
    if (good.includes(value)) return points;
    return value === "unsafe-none" || value === "cross-origin" ? 0 : other;
  };
}
