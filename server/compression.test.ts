import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed, preferredEncoding } from "./compression.ts";

const request = (encodings?: string) =>
  new Request("http://localhost/", { headers: encodings ? { "accept-encoding": encodings } : {} });
const page = (length: number) =>
  new Response("a".repeat(length), { headers: { "content-type": "text/html; charset=utf-8" } });

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["br;q=x", null],
  [null, null],
])("Accept-Encoding %s is answered with %s", (header, encoding) => {
  expect(preferredEncoding(header, ["br", "gzip"])).toBe(encoding);
});

test("a page arrives compressed and says on what it depends", async () => {
  const answer = await compressed(request("br"), page(5000));

  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(brotliDecompressSync(bytes).toString()).toBe("a".repeat(5000));
});

test.each([
  ["a small answer", request("br"), page(100)],
  ["an answer for a client that asks for none", request(), page(5000)],
])("%s stays as it is", async (_, asked, answer) => {
  const answered = await compressed(asked, answer);

  expect(answered.headers.has("content-encoding")).toBe(false);
  expect(await answered.text()).toMatch(/^a+$/);
});

test("a picture passes through untouched", async () => {
  const picture = new Response("x".repeat(5000), { headers: { "content-type": "image/avif" } });

  expect(await compressed(request("br"), picture)).toBe(picture);
});
