import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { at, openTestStore, type TestStore } from "../testing/test-store.ts";

let store: TestStore;
let mastersDir: string;
beforeAll(async () => {
  mastersDir = mkdtempSync(join(tmpdir(), "masters-"));
  mkdirSync(mastersDir, { recursive: true });
  // Top half red, bottom half blue: a crop can be told by its colour.
  const red = await sharp({ create: { width: 400, height: 250, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 500, channels: 3, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .webp({ lossless: true })
    .toFile(join(mastersDir, "shampoo-front.webp"));
  store = openTestStore({ mastersDir });
});
afterAll(() => {
  store.dispose();
  rmSync(mastersDir, { recursive: true, force: true });
});

const FILE = "/cdn/shop/files/shampoo-front.jpg";

async function picture(query: string, accept = "*/*") {
  const response = await store.fetch(`${FILE}${query}`, { headers: { accept } });
  expect(response.status).toBe(200);
  return sharp(await response.arrayBuffer());
}

async function size(query: string): Promise<string> {
  const { width, height } = await (await picture(query)).metadata();
  return `${width}x${height}`;
}

describe("the size", () => {
  test.each([
    ["", "400x500"],
    ["?width=200", "200x250"],
    ["?height=100", "80x100"],
    ["?width=200&height=100", "80x100"],
    ["?width=200&height=100&crop=center", "200x100"],
    ["?width=101&height=101&crop=left", "101x101"],
    ["?width=5760", "400x500"],
    ["?width=4000&height=4000&crop=top", "400x400"],
    ["?width=1", "1x1"],
  ])("%s gives %s, never more than the master", async (query, expected) => {
    expect(await size(query)).toBe(expected);
  });

  test("is known to the API", async () => {
    const { data } = await store.query(
      '{ product(handle: "shampoo") { featuredImage { width height url } } }',
    );

    expect(at(data, "product.featuredImage")).toMatchObject({ width: 400, height: 500 });
  });

  test.each(["100000", "0", "-5", "abc", "1e3", "5761", "", "12.5", "%00", "99999999999999999999"])(
    "%s is refused with 400",
    async (value) => {
      expect((await store.fetch(`${FILE}?width=${value}`)).status).toBe(400);
      expect((await store.fetch(`${FILE}?height=${value}`)).status).toBe(400);
    },
  );

  test.each(["crop=middle", "format=exe"])("%s is refused with 400", async (query) => {
    expect((await store.fetch(`${FILE}?width=10&${query}`)).status).toBe(400);
  });
});

test.each([
  ["top", "red"],
  ["bottom", "blue"],
])("a crop at the %s keeps the %s half", async (crop, colour) => {
  const cut = await picture(`?width=40&height=20&crop=${crop}&format=png`);
  const { dominant } = await cut.stats();

  expect(dominant.r > 128 ? "red" : "blue").toBe(colour);
});

describe("the format", () => {
  test.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
    ["image/avif;q=0, image/webp", "image/webp"],
  ])("follows an Accept of %s", async (accept, type) => {
    const response = await store.fetch(`${FILE}?width=40`, { headers: { accept } });

    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept");
  });

  test("in the URL takes precedence over Accept", async () => {
    const response = await store.fetch(`${FILE}?width=40&format=png`, {
      headers: { accept: "image/avif" },
    });

    expect(response.headers.get("content-type")).toBe("image/png");
  });
});

describe("caching", () => {
  async function versioned(): Promise<string> {
    const { data } = await store.query('{ product(handle: "shampoo") { featuredImage { url } } }');
    return String(at(data, "product.featuredImage.url"));
  }

  test("is immutable at the URL that the API returns, and short at any other", async () => {
    const known = await store.fetch(await versioned());
    const other = await store.fetch(`${FILE}?v=1`);

    expect(known.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(other.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is revalidated without a body", async () => {
    const first = await store.fetch(await versioned());
    const second = await store.fetch(await versioned(), {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });

    expect(second.status).toBe(304);
  });

  test("is not needed for concurrent requests for the same picture: it is cut once", async () => {
    // More than may wait for a picture of their own.
    const requests = Array.from({ length: 300 }, () => store.fetch(`${FILE}?width=33`));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);

    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test.each([
  "/cdn/shop/files/unknown.jpg",
  "/cdn/shop/files/..%2f..%2fcommerce.db",
  "/cdn/shop/files/%2e%2e/commerce.db",
  "/cdn/shop/files/shampoo-front.exe",
  "/cdn/shop/files/",
  `/cdn/shop/files/${"a".repeat(10_000)}.jpg`,
  "/cdn/shop/files/shampoo-front.jpg%00.png",
])("%s is not found", async (path) => {
  expect((await store.fetch(path)).status).toBe(404);
});

test("a shot without a master is a placeholder, in the size that the API returns", async () => {
  const response = await store.fetch("/cdn/shop/files/hair-oil-front.jpg?width=320");
  const shown = await sharp(await response.arrayBuffer()).metadata();

  expect([shown.width, shown.height]).toEqual([320, 400]);
});

test("all of a master in its own format is the master's file, and any other picture is encoded", async () => {
  const fetchBytes = async (query: string, accept: string) => {
    const response = await store.fetch(`${FILE}${query}`, { headers: { accept } });
    return Buffer.from(await response.arrayBuffer());
  };
  const master = readFileSync(join(mastersDir, "shampoo-front.webp"));

  expect((await fetchBytes("?width=5760", "image/webp")).equals(master)).toBe(true);
  expect((await fetchBytes("?width=400&height=500&crop=center", "image/webp")).equals(master)).toBe(
    true,
  );
  for (const query of ["?width=399", "?width=400&height=400&crop=top"])
    expect((await fetchBytes(query, "image/webp")).equals(master)).toBe(false);
  expect((await sharp(await fetchBytes("", "image/avif")).metadata()).format).toBe("heif");
});

test("HEAD tells the length and sends nothing", async () => {
  const response = await store.fetch(`${FILE}?width=40`, { method: "HEAD" });

  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await response.text()).toBe("");
});
