import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { at, openTestStore } from "../testing/test-store.ts";

const mastersDir = createTempFolder(afterAll);
const bytes = "0123456789";
writeFileSync(join(mastersDir, "after-wash-scalp-serum-loop.h264.mp4"), bytes);
const store = openTestStore({ mastersDir });

const FILE = "/cdn/shop/videos/after-wash-scalp-serum-loop.h264.mp4";

async function request(path: string, headers: Record<string, string> = {}) {
  const response = await store.fetch(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("a product's media are its images, then its video in two encodings", async () => {
  const { data } = await store.query(`{
    product(handle: "after-wash-scalp-serum") {
      media(first: 20) {
        nodes { id mediaContentType alt ... on Video { sources { url mimeType format } } }
      }
    }
  }`);
  const nodes = at(data, "product.media.nodes") as Record<string, unknown>[];

  expect(nodes.map(({ mediaContentType }) => mediaContentType)).toEqual([
    ...Array(nodes.length - 1).fill("IMAGE"),
    "VIDEO",
  ]);
  expect(nodes.at(-1)).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/Video\/\d+$/),
    alt: "A drop of the serum falls from the dropper",
    sources: [
      { mimeType: expect.stringContaining("av01"), format: "mp4" },
      { mimeType: expect.stringContaining("avc1"), url: expect.stringMatching(`${FILE}.v=\\d+$`) },
    ],
  });
});

test("a video is sent whole, and for ever at the address that the API gives it", async () => {
  const whole = await request(FILE);
  const [, version] = whole.headers.get("etag")?.split('"') ?? [];

  expect(whole).toMatchObject({ status: 200, text: bytes });
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect(whole.headers.get("cache-control")).not.toContain("immutable");
  const named = await request(`${FILE}?v=${version}`);
  expect(named.headers.get("cache-control")).toContain("immutable");
  expect(await request(FILE, { "if-none-match": `"${version}"` })).toMatchObject({ status: 304 });

  const part = { range: "bytes=4-5" };
  expect(await request(FILE, { ...part, "if-range": `"${version}"` })).toMatchObject({
    text: "45",
  });
  expect(await request(FILE, { ...part, "if-range": '"earlier"' })).toMatchObject({ status: 200 });
});

test.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=4-", 206, "456789", "bytes 4-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-30", 206, bytes, "bytes 0-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=3-1", 200, bytes, null],
  ["bytes=0-1,3-4", 200, bytes, null],
  ["pages=1-2", 200, bytes, null],
])("the part %s is answered with %i %j", async (range, status, text, contentRange) => {
  const part = await request(FILE, { range });

  expect(part).toMatchObject({ status, text });
  expect(part.headers.get("content-range")).toBe(contentRange);
  if (status !== 416) expect(part.headers.get("content-length")).toBe(String(text.length));
});

test.each([
  "/cdn/shop/videos/after-wash-scalp-serum-loop.h265.mp4",
  "/cdn/shop/videos/after-wash-scalp-serum-front.h264.mp4",
  "/cdn/shop/videos/..%2fcommerce.h264.mp4",
  "/cdn/shop/videos/after-wash-scalp-serum-loop.h264",
])("%s is not found", async (path) => {
  expect(await request(path)).toMatchObject({ status: 404 });
});

test("a video that is not there is not found, and may come later", async () => {
  const path = "/cdn/shop/videos/after-wash-scalp-serum-loop.av1.mp4";
  expect(await request(path)).toMatchObject({ status: 404 });

  writeFileSync(join(mastersDir, "after-wash-scalp-serum-loop.av1.mp4"), bytes);
  expect(await request(path)).toMatchObject({ status: 200, text: bytes });
});
