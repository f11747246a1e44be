import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { fastLane } from "./fast-lane.ts";
import { createListener, listen, newHttpServer } from "./http-server.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { findTestRoute } from "./page-cache/testing/test-routes.ts";
import { findReadyIn } from "./ready-answer.ts";
import { withSecurityHeaders } from "./response-headers.ts";
import { indexStaticFiles, type StaticFiles } from "./static-files.ts";

const siteUrl = "https://shop.example";
const html = `<!DOCTYPE html><html><script>start()</script><body>${"oil ".repeat(900)}</body></html>`;
const script = "run();".repeat(200);

let folder = "";
let staticFiles: StaticFiles;
let pages: PageCache;
let time: number;
let closing: (() => void)[];
/** How many requests the application saw. */
let applied: number;
let lanes: { fast: number; web: number };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "solenne-lanes-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, "assets/app-abc.js"), script);
  await writeFile(join(folder, "assets/app-abc.js.br"), brotliCompressSync(script));
  staticFiles = indexStaticFiles(folder, { isHttps: true });
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  time = 0;
  applied = 0;
  closing = [];
  const { integrityOf } = staticFiles;
  const sources = { imageOrigins: [], connectOrigins: [], isHttps: true, isDevelopment: false };
  const documents = { ...sources, integrityOf };
  const headers = { "content-type": "text/html; charset=utf-8" };
  const rendered = (path: string) => {
    if (path === "/blog/none")
      return new Response(null, { status: 302, headers: { location: "/404" } });
    return new Response(html, { status: path === "/products/none" ? 404 : 200, headers });
  };
  pages = createPageCache({
    origin: siteUrl,
    findRoute: findTestRoute,
    maxBytes: 1_000_000,
    now: () => time,
    logError: () => {},
    render: async ({ url }) => withSecurityHeaders(rendered(new URL(url).pathname), documents),
  });
  const findReady = findReadyIn(staticFiles.findReady, pages.findReady);
  const app = createApp({
    siteUrl,
    documents,
    commerce: null,
    newsletter: async () => new Response(null, { status: 204 }),
    webhook: async () => new Response(null, { status: 204 }),
    readiness: { answer: async () => new Response("ready\n"), drain: () => {} },
    vitals: new Hono().post("/", (context) => context.body(null, 204)),
    trustedProxies: 0,
    findReady,
    staticFiles,
    renderPage: pages.respond,
    logError: () => {},
  });
  const application = createListener((request) => {
    applied += 1;
    return app.fetch(request);
  }, true);
  lanes = { fast: await open(fastLane(findReady, application)), web: await open(application) };
  for (const path of ["/products/none", "/blog/none"])
    await pages.respond(new Request(siteUrl + path));
  // Until the page is compressed as well as it goes, and its tag stays.
  await expect
    .poll(async () => (await pages.respond(new Request(`${siteUrl}/shop`))).headers.get("etag"), {
      interval: 2,
      timeout: 15_000,
    })
    .not.toContain("quick");
});

afterEach(() => {
  for (const close of closing) close();
});

async function open(listener: RequestListener): Promise<number> {
  const server = newHttpServer(listener, true);
  closing.push(() => server.close());
  return listen(server, { host: "127.0.0.1", port: 0 });
}

/** All that comes back, but for the time of day. */
async function answerOf(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text, "latin1");
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  await once(socket, "close");
  return answer.replace(/\r\ndate: [^\r]*/i, "");
}

const request = (line: string, headers = "", host = "Host: shop.example\r\n") =>
  `${line} HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n`;

async function tagOf(path: string, encoding: string): Promise<string> {
  const answer = await answerOf(
    lanes.web,
    request(`GET ${path}`, `Accept-Encoding: ${encoding}\r\n`),
  );
  return /\r\netag: ([^\r]+)/.exec(answer)?.[1] ?? "";
}

const usual = [
  ["a page", request("GET /shop")],
  ["a page in brotli", request("GET /shop", "Accept-Encoding: gzip, deflate, br, zstd\r\n")],
  ["a page in gzip", request("GET /shop", "Accept-Encoding: gzip\r\n")],
  ["encodings in two lines", request("GET /shop", "Accept-Encoding: x\r\nAccept-Encoding: br\r\n")],
  ["an encoding that is refused", request("GET /shop", "Accept-Encoding: br;q=0, *;q=0\r\n")],
  ["the head of a page", request("HEAD /shop", "Accept-Encoding: br\r\n")],
  ["any copy is enough", request("GET /shop", "If-None-Match: *\r\n")],
  ["a copy that nobody has", request("GET /shop", 'If-None-Match: "other"\r\n')],
  ["a mark of a campaign", request("GET /shop?utm_source=letter&utm_medium=%zz")],
  ["nothing behind the question mark", request("GET /shop?")],
  ["an unknown parameter that is odd", request("GET /shop?<script>='\"\\")],
  ["a part of a page", request("GET /shop", "Range: bytes=0-9\r\n")],
  ["a name with a port", request("GET /shop", "", "Host: 127.0.0.1:3000\r\n")],
  ["two names, of which the first counts", request("GET /shop", "Host: other.example\r\n")],
  ["an old client", request("GET /shop").replace("HTTP/1.1", "HTTP/1.0")],
  ["a product that is not there", request("GET /products/none", "Accept-Encoding: br\r\n")],
  ["the head of one", request("HEAD /products/none")],
  ["any copy of one", request("GET /products/none", "If-None-Match: *\r\n")],
  ["an article that is not there", request("GET /blog/none", "Accept-Encoding: br\r\n")],
  ["the head of it", request("HEAD /blog/none")],
  ["a file", request("GET /assets/app-abc.js", "Accept-Encoding: br\r\n")],
  ["a file that is there in no other encoding", request("GET /robots.txt?v=1")],
  ["the head of a file", request("HEAD /robots.txt")],
  ["a file under an escaped name", request("GET /robots%2Etxt")],
] as const;

const unusual = [
  ["a name in capitals", request("GET /shop", "", "Host: SHOP.example\r\n")],
  ["a name with a point at its end", request("GET /shop", "", "Host: shop.example.\r\n")],
  ["an address of IPv6", request("GET /shop", "", "Host: [::1]:3000\r\n")],
  ["an address in another notation", request("GET /shop", "", "Host: 0x7f.1:80\r\n")],
  ["a name that is none", request("GET /shop", "", "Host: a b\r\n")],
  ["a number that is no address", request("GET /shop", "", "Host: 1.2.3.999\r\n")],
  ["a path in the name", request("GET /shop", "", "Host: shop.example/about?\r\n")],
  ["no name", request("GET /shop", "", "")],
  ["an empty name", request("GET /shop", "", "Host:\r\n")],
  ["the whole address", request("GET http://shop.example/shop", "Accept-Encoding: br\r\n")],
  ["the address of another shop", request("GET http://other.example/shop")],
  ["a fragment", request("GET /shop#top")],
  ["a body where none belongs", `${request("GET /shop", "Content-Length: 2\r\n")}ab`],
  ["a trailing slash", request("GET /shop/?sort=name")],
  ["two slashes", request("GET //shop")],
  ["a way through another folder", request("GET /assets/../shop")],
  ["the same in escapes", request("GET /assets/%2e%2e/shop")],
  ["a backslash", request("GET \\shop")],
  ["capitals", request("GET /Shop")],
  ["an escape that is none", request("GET /products/%E0%A4%A")],
  ["an address without an end", request(`GET /shop?a=${"b".repeat(5000)}`)],
  ["a file of an older build", request("GET /assets/app-old.js")],
  ["a file that is written to", request("DELETE /robots.txt")],
  ["a page that is written to", request("POST /shop", "Content-Length: 0\r\n")],
  ["a method in small letters", request("get /shop")],
  ["the health check", request("GET /healthz")],
  ["nothing in particular", request("OPTIONS *")],
] as const;

test.each(usual)("%s: answered in the fast lane as the application would", async (_, text) => {
  const fast = await answerOf(lanes.fast, text);

  expect(applied).toBe(0);
  expect(fast).toMatch(/^HTTP\/1\.1 (?:200|302|304|404) /);
  expect(fast).toBe(await answerOf(lanes.web, text));
});

test.each(unusual)("%s: left to the application", async (_, text) => {
  const web = await answerOf(lanes.web, text);
  const seen = applied;

  expect(await answerOf(lanes.fast, text)).toBe(web);
  expect(applied).toBe(2 * seen);
});

test.each([
  ["/shop", "br"],
  ["/shop", "gzip"],
  ["/assets/app-abc.js", "br"],
])("who has %s in %s is told so, in both lanes", async (path, encoding) => {
  const tag = await tagOf(path, encoding);
  for (const known of [tag, `"other", W/${tag}`, `"other"\r\nIf-None-Match: ${tag}`]) {
    const headers = `Accept-Encoding: ${encoding}\r\nIf-None-Match: ${known}\r\n`;
    const fast = await answerOf(lanes.fast, request(`GET ${path}`, headers));

    expect(fast).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
    expect(fast).toBe(await answerOf(lanes.web, request(`GET ${path}`, headers)));
  }
});

test("a stale page is answered in the fast lane and renewed behind", async () => {
  time = 120_000;

  expect(await answerOf(lanes.fast, request("GET /shop"))).toContain("\r\nx-page: stale\r\n");
  await expect
    .poll(() => answerOf(lanes.fast, request("GET /shop")), { timeout: 15_000 })
    .toContain("\r\nx-page: fresh\r\n");
  expect(applied).toBe(0);
});

test("a page that has to be rendered first is left to the application", async () => {
  pages.expire(({ shows }) => shows?.includes("products") ?? false);

  expect(await answerOf(lanes.fast, request("GET /shop"))).toContain("\r\nx-page: fresh\r\n");
  expect(applied).toBe(1);
});

test("what arrives is the page, with the headers of every answer", async () => {
  const answer = await answerOf(lanes.fast, request("GET /shop", "Accept-Encoding: br\r\n"));
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);

  expect(brotliDecompressSync(Buffer.from(body, "latin1")).toString()).toBe(html);
  expect(head).toMatch(/content-security-policy: default-src 'none'; script-src 'self' 'sha256-/);
  expect(head).toContain("strict-transport-security: max-age=31536000");
  expect(head).not.toContain("set-cookie");
});
