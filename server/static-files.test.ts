import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

let root = "";
let files: StaticFiles;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "solenne-static-"));
  const contents: Record<string, string | Buffer> = {
    "secret.txt": "secret",
    "client/robots.txt": "User-agent: *",
    "client/assets/app-abc.js": "run()",
    "client/assets/app-abc.js.br": brotliCompressSync("run()"),
    "client/pictures/hero-1-480.avif": "avif",
    "client/service-worker.js": "unregister()",
  };
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  files = readStaticFiles(join(root, "client"));
});

afterAll(() => rm(root, { recursive: true }));

const get = (path: string, init?: RequestInit) =>
  files(new Request(`http://localhost:3000${path}`, init));

test("a file with a hash in its name is kept for a year, in the encoding asked for", () => {
  const response = get("/assets/app-abc.js", { headers: { "accept-encoding": "gzip, br" } });

  expect(response?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response?.headers.get("content-encoding")).toBe("br");
  expect(response?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response?.headers.get("vary")).toBe("Accept-Encoding");
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", null],
  ["br;q=0, gzip", null],
  ["identity", null],
])("Accept-Encoding %s is answered with %s", (header, encoding) => {
  const response = get("/assets/app-abc.js", { headers: { "accept-encoding": header } });

  expect(response?.headers.get("content-encoding")).toBe(encoding);
});

test("a client without brotli gets the file as it is", async () => {
  const response = get("/assets/app-abc.js");

  expect(response?.headers.has("content-encoding")).toBe(false);
  expect(await response?.text()).toBe("run()");
});

test("the service worker that removes itself is revalidated at each request", () => {
  expect(get("/service-worker.js")?.headers.get("cache-control")).toBe("no-cache");
});

test("a file without a hash is asked for again before long, cheaply", () => {
  const first = get("/robots.txt");
  const etag = first?.headers.get("etag") ?? "";

  expect(first?.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(get("/robots.txt", { headers: { "if-none-match": `W/${etag}` } })?.status).toBe(304);
});

test("a missing hashed file is a short 404, not a page", () => {
  expect(get("/assets/app-old.js")?.status).toBe(404);
  expect(get("/pictures/none.avif")?.status).toBe(404);
});

test("a file is only read", () => {
  expect(get("/robots.txt", { method: "POST" })?.status).toBe(405);
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
])("%s is no file", (path) => {
  expect(get(path)).toBeNull();
});

test.each(["/assets/", "/assets/..%2f..%2fsecret.txt", "/assets/app-abc.js.br"])(
  "%s is neither listed nor followed",
  (path) => {
    expect(get(path)?.status).toBe(404);
  },
);
