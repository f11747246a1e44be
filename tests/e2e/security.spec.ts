import { expect, test } from "../support/shop-fixtures";

const pages = ["/", "/shop", "/shop/haircare", "/products/hair-oil", "/no-such-page", "/%ff"];

for (const path of pages) {
  test(`${path} is served under a policy that runs nothing but the shop's own script`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const headers = response.headers();
    const html = await response.text();

    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(html).not.toMatch(/<[^>]+\sstyle\s*=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/);
    expect(html).toMatch(/<html lang="en"/);
  });
}

test("every file that a page names is there, with the type that it is", async ({ request }) => {
  const html = await (await request.get("/products/hair-oil")).text();
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|fonts|pictures)[^"]+)"/g)];
  const types: Record<string, RegExp> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    woff2: /^font\/woff2/,
    svg: /^image\/svg\+xml/,
  };

  expect(named.length).toBeGreaterThan(2);
  for (const [, path = ""] of named) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toContain("immutable");
    const type = types[/\.(\w+)(?:\?|$)/.exec(path)?.[1] ?? ""];
    if (type) expect(response.headers()["content-type"], path).toMatch(type);
  }
});

test("the shop says that it is ready", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
});
