import { founder } from "~/content/about/founder";
import { facts } from "~/content/facts";
import { homeTestimonials } from "~/content/home/home";
import { getReleaseFile, mediaKitFile, pressArticles, pressReleases } from "~/content/proof/press";
import { pressOutlets } from "~/content/proof/press-outlets";
import { reviews } from "~/content/proof/reviews";
import { videoDiaries } from "~/content/proof/testimonials";
import { subscriberStories } from "~/content/subscribe/subscriber-stories";
import { pagePaths } from "../support/page-paths";
import { expectAccessible } from "../support/page-shape";
import { readAll, readPage } from "../support/served-pages";
import { test as base, expect } from "../support/shop-fixtures";

/** A shop whose owner hides what is invented. */
const test = base.extend({ shopSettings: { SHOW_SAMPLES: "off" } });

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

test("with samples hidden every page is whole as served, and shows none", async ({ request }) => {
  const served = await readAll(pages, (path) => readPage(request, path));
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

/** Pages that lose whole blocks while samples are hidden. */
for (const path of [
  "/",
  "/products/hair-nutraceutical",
  "/proof/testimonials",
  "/proof/press",
  "/subscribe",
])
  test(`with samples hidden ${path} is whole once it is hydrated, and shows none`, async ({
    shop,
    page,
  }) => {
    await shop.visit(path);

    await expect(shop.title).toBeVisible();
    expect(findInvented((await page.content()).replaceAll("&amp;", "&"))).toEqual([]);
    await expect(
      page.getByRole("link", { name: "Founder Story", includeHidden: true }),
    ).toHaveCount(0);
    for (const section of await page.getByRole("region").all())
      await expect(section).not.toBeEmpty();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

test("with samples hidden there is no Founder Story, for visitors and search engines", async ({
  shop,
  page,
  request,
  problems,
}) => {
  problems.expect(/status of 404/, /404.*founder/);
  await shop.visit("/about/founder");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");

  expect(findInvented(await page.content())).toEqual([]);

  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/about<");
  expect(sitemap).not.toContain("/about/founder");
});

test("with samples hidden the files for the press are gone, and no list of pages names samples", async ({
  request,
}) => {
  for (const file of [mediaKitFile, getReleaseFile(pressReleases[0])])
    expect((await request.get(`/press/${file}`)).status()).toBe(404);
  const list = await (await request.get("/llms.txt")).text();
  expect(findInvented(list)).toEqual([]);
  expect(list).not.toMatch(/review|coverage|release/i);
});

base(
  "a sample legal text says at its top that a lawyer has to replace it",
  async ({ shop, page }) => {
    for (const path of ["/privacy", "/terms", "/refund"]) {
      await shop.visit(path);
      await expect(page.getByText(/^Sample text, for a lawyer to replace/)).toBeInViewport();
    }
  },
);
