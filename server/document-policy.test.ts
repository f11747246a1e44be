import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./document-policy.ts";

const getHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const nonce = "5e0f";
const own = `nonce="${nonce}"`;

const sources = {
  imageOrigins: ["https://cdn.shopify.com"],
  connectOrigins: ["https://shop.example"],
  siteUrl: "http://localhost:3000",
  isDevelopment: false,
};

/** The directive of a document's policy, in its parts. */
function getScriptSources(html: string): string[] | undefined {
  const directives = contentSecurityPolicy(html, nonce, sources).split("; ");
  return directives
    .map((directive) => directive.split(" "))
    .find(([name]) => name === "script-src");
}

test.each([
  ["a script", `<script ${own}>run()</script>`, ["run()"]],
  ["a module", `<script ${own} type="module" async="">import "/a"</script>`, ['import "/a"']],
  ["white space", `<script ${own}>\n  a  \n</script>`, ["\n  a  \n"]],
  ["letters beyond ASCII", `<script ${own}>say('Schön 🌿')</script>`, ["say('Schön 🌿')"]],
  ["an empty script", `<script ${own}></script>`, [""]],
  ["a text that looks like the end", `<script ${own}>a='</scripts>'</script>`, ["a='</scripts>'"]],
  ["equal scripts", `<script ${own}>a</script><p></p><script ${own}>a</script>`, ["a"]],
  ["a script from a file", `<script ${own} type="module" src="/assets/a.js"></script>`, []],
  ["JSON", `<script ${own} type="application/json">{}</script>`, []],
  ["another element", `<scripture ${own}>a</scripture>`, []],
])("%s of the shop is in the policy as far as the document runs it", (_, html, scripts) => {
  expect(getScriptSources(html)).toEqual(["script-src", "'self'", ...scripts.map(getHash)]);
});

test.each([
  "<script>steal()</script>",
  '<script nonce="">steal()</script>',
  '<script nonce="another">steal()</script>',
  `<script data-${own}>steal()</script>`,
  // It would take its attributes from the element behind it.
  `<script a="<link ${own}>steal()</script>`,
  `<script>steal()//<script ${own}>run()</script>`,
])("the policy does not allow a script that the shop did not write: %s", (html) => {
  expect(getScriptSources(html)).toEqual(["script-src", "'self'"]);
});

test("the policy allows what the page needs, and no text as script or markup", () => {
  const policy = contentSecurityPolicy(`<script ${own}>a</script>`, nonce, sources);

  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    `script-src 'self' ${getHash("a")}`,
    "style-src 'self'",
    "img-src 'self' https://cdn.shopify.com",
    "connect-src 'self' https://shop.example",
    "media-src 'self' https://cdn.shopify.com",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types sanitized-html",
    "report-to policy",
    "report-uri /violations",
  ]);
});

test.each([
  ["https", { siteUrl: "https://shop.example" }, "upgrade-insecure-requests"],
  ["hot reload", { isDevelopment: true }, "connect-src 'self' https://shop.example ws:;"],
])("with %s the policy has a rule for it", (_, more, rule) => {
  expect(contentSecurityPolicy("", nonce, { ...sources, ...more })).toContain(rule);
});

test("hot reload may write styles and markup", () => {
  const policy = contentSecurityPolicy("", nonce, { ...sources, isDevelopment: true });

  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toContain("trusted-types");
});
