import { afterAll, expect, test } from "vitest";
import { founder } from "#brand/content/about/founder.ts";
import { facts } from "#brand/content/facts.ts";
import { homeTestimonials } from "#brand/content/home/home.ts";
import {
  getReleaseFile,
  mediaKitFile,
  pressArticles,
  pressReleases,
} from "#brand/content/proof/press.ts";
import { pressOutlets } from "#brand/content/proof/press-outlets.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import { videoDiaries } from "#brand/content/proof/testimonials.ts";
import { subscriberStories } from "#brand/content/subscribe/subscriber-stories.ts";
import { openShop } from "../faults/support/running-shop";
import { pagePaths } from "../support/page-paths";
import { readAll, readPage } from "../support/served-pages";

/** A shop whose owner hides what is invented. */
const shop = await openShop(afterAll, null, { SHOW_SAMPLES: "off" });
const get = (path: string) => fetch(shop.origin + path);

/** Words by which an invented person, outlet or rating would be recognized. */
const invented = [
  founder.name,
  ...homeTestimonials.map(({ text }) => text),
  ...reviews.map(({ result }) => result),
  ...subscriberStories.map(({ highlight }) => highlight),
  ...videoDiaries.map(({ account }) => account),
  ...pressArticles.map(({ headline }) => headline),
  ...pressOutlets.map(({ name }) => name),
  facts.averageRating,
  facts.verifiedReviews,
  facts.mediaOutlets,
  "verified reviews",
  "sample content",
];

function findInvented(text: string): string[] {
  return invented.filter((words) => text.includes(words));
}

/** The texts of articles are the store's. */
const pages = pagePaths.filter((path) => path !== "/about/founder" && !path.startsWith("/blog"));

test("with samples hidden every page is whole as served, and shows none", async () => {
  const served = await readAll(pages, (path) => readPage(shop.origin, path));
  for (const { address, html, texts, elements, links, h1Count } of served) {
    // The HTML includes the data for hydration.
    expect.soft(findInvented([html, ...texts].join("\n")), address).toEqual([]);
    expect.soft(links, address).not.toContain("/about/founder");
    expect.soft(texts, address).not.toContain("Founder Story");
    expect.soft(h1Count, address).toBe(1);
    const empty = elements.filter(
      ({ name, attributes, text }) =>
        name === "section" &&
        (attributes["aria-labelledby"] ?? attributes["aria-label"]) &&
        !text.trim(),
    );
    expect.soft(empty, address).toEqual([]);
  }
});

test("with samples hidden the files for the press are gone, and no list of pages names samples", async () => {
  for (const file of [mediaKitFile, getReleaseFile(pressReleases[0])])
    expect((await get(`/press/${file}`)).status).toBe(404);
  const sitemap = await (await get("/sitemap.xml")).text();
  expect(sitemap).toContain("/about<");
  expect(sitemap).not.toContain("/about/founder");
  const list = await (await get("/llms.txt")).text();
  expect(findInvented(list)).toEqual([]);
  expect(list).not.toMatch(/review|coverage|release/i);
});

test("with samples hidden there is no Founder Story", async () => {
  const { status, html } = await readPage(shop.origin, "/about/founder");
  expect(status).toBe(404);
  expect(html).toContain("Page not found");
  expect(findInvented(html)).toEqual([]);
});
