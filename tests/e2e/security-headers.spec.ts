import { expect, test } from "@playwright/test";
import { answersOfAllKinds } from "../support/answers-of-all-kinds";
import { type Answer, apiPath, get, raw, read } from "../support/asking";
import { elementsOf } from "../support/html-elements";
import { bestScore, integrityPoints, observatoryScore } from "../support/observatory";
import { pagePaths } from "../support/page-paths";
import { type SecureShop, startSecureShop } from "../support/secure-shop";

// One process for all, asked without a browser.
test.describe.configure({ mode: "default" });

let shop: SecureShop;
test.beforeAll(async () => {
  shop = await startSecureShop();
});
test.afterAll(() => shop?.stop());

/** What every answer says, whoever asked for what. */
const always: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /(?:default-src|frame-ancestors) 'none'/,
  "strict-transport-security": /^max-age=31536000$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  "cross-origin-opener-policy": /^same-origin(?:-allow-popups)?$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "cross-origin-resource-policy": /^(?:same|cross)-origin$/,
  "permissions-policy": /camera=\(\)/,
};
/** What no answer says: something about the visitor, or about the software. */
const never = ["set-cookie", "x-powered-by", "server", "access-control-allow-credentials"];

function expectSafe({ headers, text }: Answer, name: string): void {
  for (const [header, value] of Object.entries(always))
    expect.soft(headers.get(header) ?? "", `${name}: ${header}`).toMatch(value);
  for (const header of never) expect.soft(headers.has(header), `${name}: ${header}`).toBe(false);
  expect.soft(headers.get("content-security-policy"), name).not.toMatch(/unsafe-|[\s*]\*/);
  if (!headers.get("content-type")?.startsWith("text/html")) return;
  const inline = elementsOf(text).flatMap(({ attributes }) =>
    Object.keys(attributes).filter((attribute) => /^(?:style|on.+)$/.test(attribute)),
  );
  expect.soft(inline, `${name}: styles and handlers in the text`).toEqual([]);
}

test("every kind of answer carries every header, and no cookie", async () => {
  for (const [name, status, ask] of answersOfAllKinds) {
    const answer = await ask(shop);

    expect.soft(answer.status, name).toBe(status);
    expectSafe(answer, name);
  }
});

test("every page has all points of the Observatory but those for checksums of the shop's own scripts", async () => {
  for (const path of pagePaths) {
    const answer = await follow(path);

    expectSafe(answer, path);
    const { score, points } = observatoryScore({ headers: answer.headers, html: answer.text });
    expect.soft(score, `${path}: ${JSON.stringify(points)}`).toBe(bestScore - integrityPoints);
  }
});

/** What a client says of itself, of the host and of the way, none of which is true. */
const lies = [
  "Host: evil.example",
  ...["Host", "Server", "Prefix", "Port"].map((name) => `X-Forwarded-${name}: evil.example`),
  "X-Forwarded-Proto: http",
  "Forwarded: host=evil.example;proto=http",
  ...["X-Host", "X-Original-URL", "X-Rewrite-URL"].map((name) => `${name}: /evil.example`),
  "X-HTTP-Method-Override: DELETE",
  "X-React-Router-SPA-Mode: yes",
  "X-React-Router-Prerender-Data: evil.example",
  "Origin: https://evil.example",
  "Referer: https://evil.example/",
  "User-Agent: evil.example",
  "Accept-Language: xx",
  "Cookie: evil=example",
];
/** Kept pages, pages that are rendered for each visit, redirects, refusals and texts with addresses. */
const toldLies = [
  ...["/", "/products/hair-oil", "/search?q=oil", "/shop.data", "/products/none", "/proof"],
  ...["/shop/", "/Shop", "/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/llms.txt", "/%ff"],
  ...["/cart/c/none?key=none", "/newsletter", "/hooks/commerce", apiPath],
];

test("nothing that a client says of the host or of itself gets into an answer, nor into the next one", async () => {
  const ask = (path: string, headers: readonly string[]) =>
    raw(`GET ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\nConnection: close\r\n\r\n`)(shop);
  const lasting = ({ status, headers, text }: Answer) => {
    for (const name of ["date", "x-request-id"]) headers.delete(name);
    return { status, headers: [...headers], text };
  };
  for (const path of toldLies) {
    const lied = lasting(await ask(path, lies));

    expect.soft(lasting(await ask(path, ["Host: shop.example"])), path).toEqual(lied);
    expect.soft(JSON.stringify(lied), path).not.toContain("evil");
  }
});

test("every page lets nothing run, load or be sent but what is its own", async () => {
  for (const path of pagePaths) {
    const { headers } = await follow(path);

    expect
      .soft(headers.get("content-security-policy")?.replace(/ 'sha256-[^']+'/g, " hash"), path)
      .toMatch(expectedPolicy);
  }
});

const expectedPolicy = new RegExp(
  `^${[
    "default-src 'none'",
    "script-src 'self'(?: hash)+",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "upgrade-insecure-requests",
  ].join("; ")}$`,
);

/** The page, also when it is at another address. */
async function follow(path: string): Promise<Answer> {
  const answer = await get(path)(shop);
  const location = answer.headers.get("location");
  return location ? read(await shop.get(location)) : answer;
}
