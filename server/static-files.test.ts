import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { readStaticFiles } from "./static-files.ts";

const root = createTempFolder(afterAll);
for (const [name, content] of [
  ["secret.txt", "secret"],
  ["client/robots.txt", "User-agent: *"],
  ["client/assets/app-abc.js", "run()"],
  ["client/assets/app-abc.js.br", brotliCompressSync("run()")],
  ["client/pictures/oil-abc.avif", "oil"],
  ["client/logo.svg", "<svg><script>run()</script></svg>"],
] as const) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
const files = readStaticFiles(join(root, "client"));

const request = (path: string, init?: RequestInit) =>
  files(new Request(`http://localhost:3000${path}`, init));

test("a logo that is opened by itself runs no script in it", () => {
  expect(request("/logo.svg")?.headers.get("content-security-policy")).toContain(
    "script-src 'none'",
  );
});

test.each([
  ["/assets/app-abc.js", "public, max-age=31536000, immutable"],
  ["/pictures/oil-abc.avif", "public, max-age=31536000, immutable"],
  ["/robots.txt", "public, max-age=3600"],
])("%s has Cache-Control: %s", (path, cacheControl) => {
  expect(request(path)?.headers.get("cache-control")).toBe(cacheControl);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", null],
  ["br;q=0, gzip", null],
  ["identity", null],
])("with Accept-Encoding %s a file has Content-Encoding %s", (accepted, encoding) => {
  const response = request("/assets/app-abc.js", { headers: { "accept-encoding": accepted } });

  expect(response?.headers.get("content-encoding")).toBe(encoding);
  expect(response?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response?.headers.get("vary")).toBe("Accept-Encoding");
});

test("a client without Brotli gets the uncompressed file", async () => {
  expect(await request("/assets/app-abc.js")?.text()).toBe("run()");
});

test.each([
  "/assets/app-old.js",
  "/pictures/none.avif",
  "/assets/",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/app-abc.js.br",
])("%s is a 404 without a page, which no cache keeps", (path) => {
  const response = request(path);

  expect(response?.status).toBe(404);
  expect(response?.headers.get("cache-control")).toBe("no-store");
});

test.each([
  "/",
  "/assets",
  "/secret.txt",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/..%5csecret.txt",
  "/robots.txt/",
  "/assets/app-abc.js.br/../../secret.txt",
])("%s is not a file", (path) => {
  expect(request(path)).toBeNull();
});

test("a POST to a file is left to others", () => {
  expect(request("/robots.txt", { method: "POST" })).toBeNull();
});
