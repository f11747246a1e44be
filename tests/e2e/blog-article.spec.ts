import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

// A visitor who is spared no movement.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const path = "/blog/why-hair-takes-a-season-to-change";
const contents = (page: Page) => page.getByRole("navigation", { name: "In this article" });
const topOf = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("an article has its head, its text and three more to read", async ({ page, shop }) => {
  await shop.visit(path);

  await expect(page).toHaveTitle("Why hair takes a season to change | blog");
  await expect(shop.title).toHaveText("Why hair takes a season to change");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await expect(crumbs).toHaveText(["Home", "Blog", "Science & Ingredients"]);
  await expect(crumbs.last()).toHaveAttribute("href", "/blog?category=science-ingredients");
  await expect(page.getByText(/^Published \w+ \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Updated/)).toHaveCount(0);
  await expect(page.getByText("4 min read").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "The growth cycle of scalp hair" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "You May Also Like" }).getByRole("listitem"),
  ).toHaveCount(3);
  const share = page.getByRole("region", { name: "Share this article" });
  await expect(share.getByRole("link")).toHaveText([/Facebook/, /X/, /LinkedIn/]);
});

test("it says of itself what links and search engines need", async ({ page, shop }) => {
  await shop.visit(path);
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

  expect(await meta("description")).toMatch(/^A strand spends years growing/);
  expect(await meta("og:type")).toBe("article");
  expect(await meta("og:title")).toBe("Why hair takes a season to change");
  expect(await meta("og:image")).toMatch(/^http:\/\/localhost:\d+\/cdn\/.*width=1200/);
  expect(await meta("article:published_time")).toMatch(/^\d{4}-\d\d-\d\dT09:00:00\.000Z$/);
  expect(await meta("article:section")).toBe("Science & Ingredients");
  expect(await meta("twitter:card")).toBe("summary_large_image");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [posting, breadcrumbs] = texts.map((text) => JSON.parse(text));
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Blog",
    "Science & Ingredients",
    "Why hair takes a season to change",
  ]);
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    headline: "Why hair takes a season to change",
    author: { "@type": "Person", name: "Léonie Marsh" },
    publisher: { "@type": "Organization", name: "Solenne" },
    mainEntityOfPage: { "@id": page.url() },
  });
});

test("a heading in the contents is scrolled to, 100 px below the edge, and marked", async ({
  page,
  shop,
}) => {
  await shop.visit(path);

  await contents(page).getByRole("link", { name: "Why the resting phase matters" }).click();

  const heading = page.getByRole("heading", { name: "Why the resting phase matters" });
  await expect.poll(() => topOf(heading)).toBe(100);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(`${path}#h-why-the-resting-phase-matters`);
  await expect(
    contents(page).getByRole("link", { name: "Why the resting phase matters" }),
  ).toHaveAttribute("aria-current", "true");
  await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
});

test("the mark follows the reading, down and up again", async ({ page, shop }) => {
  await shop.visit(path);
  const current = contents(page).locator("[aria-current]");
  await expect(current).toHaveCount(0);

  await page.getByText("Anything that you take by mouth").scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "From the third month" }).evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 60);
  });
  await expect(current).toHaveText("From the third month");

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test("who wants less motion is there at once", async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.visit(path);

  const link = contents(page).getByRole("link", { name: "When to ask a doctor" });
  const top = await link.evaluate((element: HTMLElement) => {
    element.click();
    const heading = document.getElementById("h-when-to-ask-a-doctor");
    return Math.round(heading?.getBoundingClientRect().top ?? -1);
  });

  expect(top).toBe(100);
});

test("a link to a heading opens the article there", async ({ page, shop }) => {
  await shop.visit(`${path}#h-the-four-phases-of-a-strand`);

  await expect
    .poll(() => topOf(page.getByRole("heading", { name: "The four phases of a strand" })))
    .toBe(100);
});

test("the line at the top grows with the reading", async ({ page, shop }) => {
  await shop.visit(path);
  const share = () =>
    page
      .locator("[data-reading-progress]")
      .evaluate((bar) => bar.getBoundingClientRect().width / window.innerWidth);
  await expect.poll(share).toBeLessThan(0.02);

  await page.getByText("Hair is slow, and that is not a fault").scrollIntoViewIfNeeded();
  await expect.poll(share).toBeGreaterThan(0.85);
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("Copy Link copies the address and says so", async ({ page, shop }) => {
    await shop.visit(path);

    await page.getByRole("button", { name: "Copy Link" }).click();

    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("Share copies where the device has no sharing of its own", async ({ page, shop }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await shop.visit(path);

    await page.getByRole("button", { name: "Share", exact: true }).click();

    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
  });
});

test("Share opens the device's own sharing where there is one", async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      value: (data: ShareData) => {
        document.title = `${data.title} ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await shop.visit(path);

  await page.getByRole("button", { name: "Share", exact: true }).click();

  await expect(page).toHaveTitle(`Why hair takes a season to change ${page.url()}`);
  await expect(shop.toast(/./)).toHaveCount(0);
});

test("an unknown article leads to the 404 screen", async ({ page, problems }) => {
  problems.expect(/status of 404/);

  const response = await page.goto("/blog/no-such-article");

  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});

test("links in the text stay in the shop, without loading it anew", async ({ page, shop }) => {
  await shop.visit("/blog/a-bottle-with-a-second-life");
  await page.evaluate(() => Reflect.set(window, "stayed", true));

  await page.getByRole("link", { name: "wash day guide" }).click();

  await expect(shop.title).toHaveText("A wash day in the right order");
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

test("pictures in the text wait, have their size, and come in fitting widths", async ({
  page,
  shop,
}) => {
  await shop.visit(path);
  const picture = page.getByRole("img", { name: /^Capsules in twelve columns/ });

  await expect(picture).toHaveAttribute("loading", "lazy");
  await expect(picture).toHaveAttribute("width", "1632");
  await expect(picture).toHaveAttribute(
    "srcset",
    /[?&]width=420&height=280&crop=center 420w.* 1632w/,
  );
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("the served page has no inline styles and no markup from the editor's hand", async ({
  request,
}) => {
  const html = await (await request.get(path)).text();

  expect(html).not.toMatch(/<[^>]+\sstyle\s*=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/);
});

test("on a phone the contents are one row that closes when a heading is chosen", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit("/blog/heat-in-numbers");

  await page.getByText("6 parts").click();
  await contents(page).getByRole("link", { name: "If the damage is done" }).click();

  await expect(contents(page)).toBeHidden();
  await expect
    .poll(() => topOf(page.getByRole("heading", { name: "If the damage is done" })))
    .toBe(100);
});

test("printed, an article is its text alone", async ({ page, shop }) => {
  await shop.visit(path);

  await page.emulateMedia({ media: "print" });

  await expect(shop.title).toBeVisible();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeHidden();
});
