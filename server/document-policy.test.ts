import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./document-policy.ts";

const getHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  ["a script without attributes", "<script>run()</script>", ["run()"]],
  ["a module", '<script type="module" async="">import "/a.js"</script>', ['import "/a.js"']],
  ["white space", "<script>\n  a  \n</script>", ["\n  a  \n"]],
  ["letters beyond ASCII", "<script>say('Schön 🌿')</script>", ["say('Schön 🌿')"]],
  ["an empty script", "<script></script>", [""]],
  ["a text that looks like the end", "<script>a='</scripts>'</script>", ["a='</scripts>'"]],
  ["equal scripts", "<script>a</script><p></p><script>b</script><script>a</script>", ["a", "b"]],
  ["a script from a file", '<script type="module" src="/assets/a.js"></script>', []],
  ["JSON", '<script type="application/json">{}</script>', []],
  ["structured data", '<script type="application/ld+json">{"@type":"Product"}</script>', []],
  ["another element", "<scripture>a</scripture>", []],
])("%s is in the policy as far as the document runs it", (_, html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(getHash));
});

const sources = {
  imageOrigins: ["https://cdn.shopify.com"],
  connectOrigins: ["https://shop.example"],
  siteUrl: "http://localhost:3000",
  isDevelopment: false,
};

test("the policy allows what the page needs, and no text as script or markup", () => {
  const policy = contentSecurityPolicy("<script>a</script>", sources);

  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain(`script-src 'self' ${getHash("a")};`);
  expect(policy).toContain("img-src 'self' https://cdn.shopify.com;");
  expect(policy).toContain("connect-src 'self' https://shop.example;");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*|upgrade/);
});

test.each([
  ["https", { siteUrl: "https://shop.example" }, "upgrade-insecure-requests"],
  ["hot reload", { isDevelopment: true }, "connect-src 'self' https://shop.example ws:;"],
])("with %s the policy has a rule for it", (_, more, rule) => {
  expect(contentSecurityPolicy("", { ...sources, ...more })).toContain(rule);
});
