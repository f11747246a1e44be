import { founder } from "~/content/about/founder";
import { homeTestimonials } from "~/content/home/home";
import { getReleaseFile, mediaKitFile, pressArticles, pressReleases } from "~/content/proof/press";
import { pressOutlets } from "~/content/proof/press-outlets";
import { reviews } from "~/content/proof/reviews";
import { videoDiaries } from "~/content/proof/testimonials";
import { subscriberStories } from "~/content/subscribe/subscriber-stories";
import { pagePaths } from "../support/page-paths";
import { expectAccessibleAt } from "../support/page-shape";
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
  "4.9",
  "2,096",
  "300+",
  "verified reviews",
  "sample content",
];

function findInvented(text: string): string[] {
  return invented.filter((words) => text.includes(words));
}

/** The texts of articles are the store's. */
const pages = pagePaths.filter((path) => path !== "/about/founder" && !path.startsWith("/blog"));

for (const path of pages)
  test(`with samples hidden ${path} is whole and shows none`, async ({ shop, page, problems }) => {
    problems.expect(/status of 404/, /404.*no-such-page/);
    await shop.visit(path);

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(findInvented((await page.content()).replaceAll("&amp;", "&"))).toEqual([]);
    await expect(
      page.getByRole("link", { name: "Founder Story", includeHidden: true }),
    ).toHaveCount(0);
    for (const section of await page.getByRole("region").all())
      await expect(section).not.toBeEmpty();
    await expectAccessibleAt(page, [390, 1440]);
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
