import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { planPicture } from "../../embedded-commerce/images/cut-picture";
import { openMasters } from "../../embedded-commerce/images/picture-masters";
import { readPictureRequest } from "../../embedded-commerce/images/picture-request";
import { pagePaths } from "../support/page-paths";
import { type PagePictures, picturesOf } from "../support/page-pictures";
import { expect, test } from "../support/shop-fixtures";

/** Pages of words and forms, which need no picture at all; whichever shows one, loads one first. */
const withoutPictures = [
  "/search",
  "/proof/press",
  "/learn/guides",
  "/faq",
  "/contact",
  "/shipping",
  "/track",
  "/refund",
  "/privacy",
  "/terms",
  "/accessibility",
  "/no-such-page",
];

const root = join(import.meta.dirname, "../..");
const masters = openMasters(join(root, "art/masters"));

test("every page has one picture that is loaded first, and asks for none that was not cut ahead", async ({
  request,
}) => {
  const pages = new Map<string, PagePictures>();
  for (const path of pagePaths) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
    pages.set(path, picturesOf(await response.text()));
  }

  for (const [path, { images, eager, firstChoices, preloads }] of pages) {
    const first = images.length === 0 && withoutPictures.includes(path) ? 0 : 1;
    expect.soft(eager, `pictures loaded at once on ${path}`).toHaveLength(first);
    for (const image of eager) {
      expect.soft(image.fetchpriority, path).toBe("high");
    }
    const preloaded = preloads.map(({ imagesrcset }) => imagesrcset);
    const chosen = firstChoices.filter((list) => !preloaded.includes(list));
    expect.soft(chosen, `first pictures on ${path} that are not preloaded`).toEqual([]);
    const incomplete = images.filter(
      ({ alt, width, height, style }) => alt === undefined || !width || !height || style,
    );
    expect.soft(incomplete, `pictures without text or size on ${path}`).toEqual([]);
  }

  const choices = new Set([...pages.values()].flatMap((page) => page.choices));
  const missing: string[] = [];
  for (const address of choices) if (!(await isCut(address))) missing.push(address);
  expect(missing, "pictures that a visitor would wait for").toEqual([]);

  const shared = new Set([...pages.values()].flatMap((page) => page.shared ?? []));
  expect(shared.size).toBeGreaterThan(5);
  for (const address of shared) {
    const { pathname, search } = new URL(address);
    const bytes = await (await request.get(pathname + search)).body();
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft([format, width, height], `link preview ${address}`).toEqual(["jpeg", 1200, 630]);
    expect.soft(bytes.length, `link preview ${address}`).toBeLessThanOrEqual(150_000);
  }
});

/** Whether the build made it: the shop's own as a file, the store's in the format that browsers ask for. */
async function isCut(address: string): Promise<boolean> {
  const url = new URL(address, "http://localhost");
  if (url.pathname.startsWith("/pictures/")) return isBuilt(`client${url.pathname}`);
  const asked = readPictureRequest(url, "image/avif");
  if (!asked || "problem" in asked) return false;
  const { name } = planPicture(await masters.describe(asked.shot), asked);
  return isBuilt(`store-pictures/${name}`);
}

function isBuilt(path: string): boolean {
  return existsSync(join(root, "build", path));
}
