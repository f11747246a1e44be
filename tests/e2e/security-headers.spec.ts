import { expect, test } from "@playwright/test";
import { answersOfAllKinds } from "../support/answers-of-all-kinds";
import { type Answer, get, read } from "../support/asking";
import { elementsOf } from "../support/html-elements";
import { bestScore, observatoryScore } from "../support/observatory";
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

test("every page has all points of the Observatory that a shop without cookies can have", async () => {
  for (const path of pagePaths) {
    const answer = await follow(path);

    expectSafe(answer, path);
    const { score, points } = observatoryScore({ headers: answer.headers, html: answer.text });
    expect.soft(score, `${path}: ${JSON.stringify(points)}`).toBe(bestScore);
  }
});

test("every page lets nothing run, load or be sent but what is its own", async () => {
  for (const path of pagePaths) {
    const { headers } = await follow(path);

    expect
      .soft(headers.get("content-security-policy")?.replace(/ 'sha256-[^']+'/g, " hash"), path)
      .toMatch(expectedPolicy);
    expect.soft(headers.get("reporting-endpoints"), path).toBe('shop="/reports"');
  }
});

const expectedPolicy = new RegExp(
  `^${[
    "default-src 'none'",
    "script-src 'self'(?: hash)+",
    "style-src 'self'",
    "img-src 'self' https://shop.example",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types shop",
    "upgrade-insecure-requests",
    "report-uri /reports",
    "report-to shop",
  ].join("; ")}$`,
);

/** The page, also when it is at another address. */
async function follow(path: string): Promise<Answer> {
  const answer = await get(path)(shop);
  const location = answer.headers.get("location");
  return location ? read(await shop.get(location)) : answer;
}
