import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { at, listAt, openTestStore } from "../testing/test-store.ts";

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

test("a video is sent whole or in parts, and for ever at the address that the API gives it", async () => {
  const whole = await request(FILE);
  const { data } = await store.query(`{ product(handle: "after-wash-scalp-serum") {
    media(first: 20) { nodes { ... on Video { sources { url } } } }
  } }`);
  const url = new URL(String(at(listAt(data, "product.media.nodes").at(-1), "sources.1.url")));
  const named = await request(url.pathname + url.search);
  const part = await request(FILE, { range: "bytes=0-1" });

  expect(whole).toMatchObject({ status: 200, text: bytes });
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect(whole.headers.get("cache-control")).not.toContain("immutable");
  expect(named.headers.get("cache-control")).toContain("immutable");
  expect(part).toMatchObject({ status: 206, text: "01" });
  expect(part.headers.get("content-range")).toBe("bytes 0-1/10");
  const begun = { range: "bytes=0-1", "if-range": '"another version"' };
  expect(await request(FILE, begun)).toMatchObject({ status: 200, text: bytes });
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
