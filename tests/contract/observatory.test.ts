import { expect, test } from "vitest";
import { bestScore, observatoryScore } from "../support/observatory";

const policy = "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'none'";
const best = {
  "content-security-policy": policy,
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-embedder-policy": "credentialless",
  "cross-origin-resource-policy": "same-origin",
};
const checked = '<script type="module" src="/a.js" integrity="sha256-a"></script>';

/** The best answer with some headers changed, or without them. */
function score(changes: Record<string, string | null> = {}, html = checked): number {
  const entries = Object.entries({ ...best, ...changes });
  const headers = entries.filter((entry): entry is [string, string] => entry[1] !== null);
  return observatoryScore({ headers: new Headers(headers), html }).score;
}

const withPolicy = (text: string) => ({ "content-security-policy": text });

test("the best answer has every point, and one without any header none of them", () => {
  expect(score()).toBe(bestScore);
  expect(observatoryScore({ headers: new Headers(), html: "" }).score).toBe(30);
});

test.each([
  ["a default beside none", withPolicy(policy.replace("'none';", "'self';")), 150],
  ["inline styles", withPolicy(`${policy}; style-src 'unsafe-inline'`), 145],
  ["pictures by http", withPolicy(`${policy}; img-src http://a.example`), 135],
  ["evaluated text", withPolicy(policy.replace("'sha256-a'", "'unsafe-eval'")), 135],
  ["a policy that says one thing twice", withPolicy(`${policy}; default-src 'self'`), 55],
  ["no policy", { "content-security-policy": null }, 55],
  ["inline scripts", withPolicy(policy.replace("'sha256-a'", "'unsafe-inline'")), 80],
  ["scripts from anywhere", withPolicy(policy.replace("'sha256-a'", "https:")), 80],
  ["scripts by http", withPolicy(policy.replace("'sha256-a'", "http://a.example")), 80],
  ["frames anywhere", withPolicy(policy.replace("; frame-ancestors 'none'", "")), 80],
  ["a cookie", { "set-cookie": "a=b" }, 60],
  ["the whole referrer for every site", { "referrer-policy": "unsafe-url" }, 145],
  ["no word of https", { "strict-transport-security": null }, 80],
  ["a month of https", { "strict-transport-security": "max-age=2592000" }, 145],
  ["types that are guessed", { "x-content-type-options": null }, 150],
  ["openers of any kind", { "cross-origin-opener-policy": "unsafe-none" }, 145],
  ["an opener policy that is none", { "cross-origin-opener-policy": "none" }, 140],
  ["answers for other sites", { "cross-origin-resource-policy": "cross-origin" }, 145],
  ["credentials for other sites", { "access-control-allow-credentials": "true" }, 50],
])("%s costs points", (_, changes, expected) => {
  expect(score(changes)).toBe(expected);
});

test.each([
  ["unchecked", '<script src="/a.js"></script>', 150],
  ["of other sites", `${checked}<script src="https://a.example/a.js"></script>`, 145],
  ["by http", '<script src="http://a.example/a.js"></script>', 50],
])("scripts that are %s cost points", (_, html, expected) => {
  expect(score({}, html)).toBe(expected);
});
