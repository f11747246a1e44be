import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { at, openTestStore } from "../testing/test-store.ts";
import { openMasters, openPreparedImages, SIZES } from "./image-masters.ts";
import { readImageRequest } from "./image-request.ts";
import { planImage } from "./resize-image.ts";
import { createWorkQueue } from "./work-queue.ts";

const mastersDir = createTempFolder(afterAll);
const masterFile = join(mastersDir, "shampoo-front.webp");
const plain = (height: number, background: string) =>
  sharp({ create: { width: 400, height, channels: 3, background } });
// Top half red, bottom half blue: a crop is recognized by its color.
await plain(500, "#00f")
  .composite([{ input: await plain(250, "#f00").png().toBuffer(), left: 0, top: 0 }])
  .webp({ lossless: true })
  .toFile(masterFile);
const preparedDir = createTempFolder(afterAll);
const store = openTestStore({ mastersDir, preparedDir });

const FILE = "/cdn/shop/files/shampoo-front.jpg";

const request = (query: string, accept = "*/*") =>
  store.fetch(FILE + query, { headers: { accept } });

/** The bytes of an image. */
async function fetchBytes(query: string, accept?: string): Promise<Buffer> {
  const response = await request(query, accept);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
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
    const { width, height } = await sharp(await fetchBytes(query)).metadata();

    expect(`${width}x${height}`).toBe(expected);
  });

  test("is known to the API", async () => {
    const { data } = await store.query(
      '{ product(handle: "shampoo") { featuredImage { width height url } } }',
    );

    expect(at(data, "product.featuredImage")).toMatchObject({ width: 400, height: 500 });
  });

  const sides = ["100000", "0", "-5", "abc", "1e3", "5761", "", "12.5", "%00", "9".repeat(20)];

  test.each([
    ...sides.flatMap((side) => [`width=${side}`, `height=${side}`]),
    "width=10&crop=middle",
    "width=10&format=exe",
  ])("%s is refused with 400", async (query) => {
    expect((await request(`?${query}`)).status).toBe(400);
  });
});

test.each([
  ["top", "red"],
  ["bottom", "blue"],
])("a crop at the %s keeps the %s half", async (crop, color) => {
  const cropped = await fetchBytes(`?width=40&height=20&crop=${crop}&format=png`);
  const { dominant } = await sharp(cropped).stats();

  expect(dominant.r > 128 ? "red" : "blue").toBe(color);
});

test.each([
  ["of Accept, AVIF first", "", "image/avif,image/webp,*/*", "image/avif"],
  ["of Accept, WebP", "", "image/webp,*/*", "image/webp"],
  ["JPEG for any", "", "*/*", "image/jpeg"],
  ["not refused by Accept", "", "image/avif;q=0, image/webp", "image/webp"],
  ["of the URL before Accept", "&format=png", "image/avif", "image/png"],
])("the format is %s", async (_, query, accept, type) => {
  const { headers } = await request(`?width=40${query}`, accept);

  expect([headers.get("content-type"), headers.get("vary")]).toEqual([type, "Accept"]);
});

test("an image is immutable at the URL that the API returns, and not sent again", async () => {
  const { data } = await store.query('{ product(handle: "shampoo") { featuredImage { url } } }');
  const url = String(at(data, "product.featuredImage.url"));
  const known = await store.fetch(url);
  const headers = { "if-none-match": known.headers.get("etag") ?? "" };

  expect(known.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await request("?v=1")).headers.get("cache-control")).toBe("public, max-age=300");
  expect((await store.fetch(url, { headers })).status).toBe(304);
});

test("an image that is requested many times at once is resized once", async () => {
  // More requests than may wait, each for another image.
  const requests = Array.from({ length: 300 }, () => request("?width=33"));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);

  expect(new Set(statuses)).toEqual(new Set([200]));
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

test.each([
  ["?width=5760", "image/webp", true],
  ["?width=400&height=500&crop=center", "image/webp", true],
  ["?width=399", "image/webp", false],
  ["?width=400&height=400&crop=top", "image/webp", false],
  ["", "image/avif", false],
])("%s as %s is the master's own file: %s", async (query, type, isMaster) => {
  const bytes = await fetchBytes(query, type);

  expect(bytes.equals(readFileSync(masterFile))).toBe(isMaster);
});

test("HEAD tells the length and sends nothing", async () => {
  const response = await store.fetch(`${FILE}?width=40`, { method: "HEAD" });

  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect(await response.text()).toBe("");
});

const accept = "image/webp";
const full = `${FILE}?width=80&height=100&crop=center`;

async function getFileName(url: string): Promise<string> {
  const request = readImageRequest(new URL(url, "http://localhost"), accept);
  if (!request || "problem" in request) throw new Error("unreadable");
  return planImage(await openMasters(mastersDir).describe("shampoo-front"), request).name;
}

test("an image that the build has resized is served as it is", async () => {
  writeFileSync(join(preparedDir, await getFileName(full)), "resized ahead");
  const response = await store.fetch(full, { headers: { accept } });

  expect(await response.text()).toBe("resized ahead");
  expect(response.headers.get("content-type")).toBe("image/webp");
});

test("a width alone is the same file as that width with the master's aspect ratio", async () => {
  expect(await getFileName(`${FILE}?width=80`)).toBe(await getFileName(full));
});

test("a size that the build has measured is used for the same bytes alone", async () => {
  const { version } = await openMasters(mastersDir).describe("shampoo-front");
  const describeWith = async (sizes: object) => {
    writeFileSync(join(preparedDir, SIZES), JSON.stringify(sizes));
    return openMasters(mastersDir, openPreparedImages(preparedDir)).describe("shampoo-front");
  };

  const size = { width: 40, height: 50 };
  expect(await describeWith({ [version]: size })).toMatchObject({ width: 40 });
  expect(await describeWith({ 1234567890: size })).toMatchObject({ width: 400 });
});

describe("the queue of images to resize", () => {
  test("runs a limited number at once and refuses work when too much is waiting", async () => {
    const run = createWorkQueue(1, 1);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const order: string[] = [];

    const first = run(() => gate.then(() => order.push("first")));
    const second = run(async () => order.push("second"));
    await expect(run(async () => {})).rejects.toMatchObject({ status: 503 });
    open();
    await Promise.all([first, second]);

    expect(order).toEqual(["first", "second"]);
  });

  test("continues after failed work", async () => {
    const run = createWorkQueue(1, 5);

    const failing = run(() => Promise.reject(new Error("broken")));
    const next = run(async () => "done");

    await expect(failing).rejects.toThrow("broken");
    await expect(next).resolves.toBe("done");
    await expect(run(async () => "again")).resolves.toBe("again");
  });
});
