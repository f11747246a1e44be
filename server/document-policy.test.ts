import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./document-policy.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a script the document itself would run is named by its hash", () => {
  test.each([
    ["without attributes", "<script>run()</script>", "run()"],
    ["a module", '<script type="module" async="">import "/a.js"</script>', 'import "/a.js"'],
    ["white space kept", "<script>\n  a  \n</script>", "\n  a  \n"],
    ["letters beyond ASCII", "<script>say('Schön 🌿')</script>", "say('Schön 🌿')"],
    ["an empty one", "<script></script>", ""],
    ["a word that only looks like the end", "<script>a='</scripts>'</script>", "a='</scripts>'"],
  ])("%s", (_, html, text) => {
    expect(inlineScriptHashes(html)).toEqual([hashOf(text)]);
  });

  test("several scripts, each once", () => {
    const html = "<script>a</script><p>text</p><script>b</script><script>a</script>";

    expect(inlineScriptHashes(html)).toEqual([hashOf("a"), hashOf("b")]);
  });
});

test.each([
  ["a script from a file", '<script type="module" src="/assets/a.js"></script>'],
  ["JSON", '<script type="application/json">{}</script>'],
  ["structured data", '<script type="application/ld+json">{"@type":"Product"}</script>'],
  ["another element", "<scripture>a</scripture>"],
])("%s has no hash", (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});

describe("the policy", () => {
  const sources = {
    imageOrigins: ["https://cdn.shopify.com"],
    connectOrigins: ["https://shop.example"],
    isHttps: false,
    isDevelopment: false,
  };

  test("allows what the page needs and nothing unsafe", () => {
    const policy = contentSecurityPolicy("<script>a</script>", sources);

    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'self' ${hashOf("a")};`);
    expect(policy).toContain("img-src 'self' https://cdn.shopify.com;");
    expect(policy).toContain("connect-src 'self' https://shop.example;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test("lets no text become script or markup", () => {
    const policy = contentSecurityPolicy("", sources);

    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  test("asks for https alone where the shop has it", () => {
    expect(contentSecurityPolicy("", sources)).not.toContain("upgrade");
    expect(contentSecurityPolicy("", { ...sources, isHttps: true })).toContain(
      "upgrade-insecure-requests",
    );
  });

  test("lets hot reload work while developing", () => {
    const policy = contentSecurityPolicy("", { ...sources, isDevelopment: true });

    expect(policy).toContain("connect-src 'self' https://shop.example ws:;");
  });
});
