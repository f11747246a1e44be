import type { Locator, Page } from "@playwright/test";
import type { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

test.use({
  contextOptions: { reducedMotion: "no-preference" },
  permissions: ["clipboard-read", "clipboard-write"],
});

const title = "Why hair takes a season to change";
const path = "/blog/why-hair-takes-a-season-to-change";
const contents = (page: Page) => page.getByRole("navigation", { name: "In this article" });
const getTop = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("an article has its head, its text, related articles and a way to share it", async ({
  page,
  shop,
}) => {
  await shop.visit(path);

  await expect(page).toHaveTitle(`${title} | blog`);
  await expect(shop.title).toHaveText(title);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await expect(crumbs).toHaveText(["Home", "Blog", "Science & Ingredients"]);
  await expect(crumbs.last()).toHaveAttribute("href", "/blog?category=science-ingredients");
  await expect(page.getByText(/^Published \w+ \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText("4 min read").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "The growth cycle of scalp hair" })).toBeVisible();
  const related = page.getByRole("region", { name: "You May Also Like" });
  await expect(related.getByRole("listitem")).toHaveCount(3);
  const share = page.getByRole("list", { name: "Share this article" });
  await expect(share.getByRole("link")).toHaveText([/Facebook/, /X/, /LinkedIn/]);

  await test.step("images in the text are lazy, sized, and come in several widths", async () => {
    const image = page.getByRole("img", { name: /^Capsules in twelve columns/ });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(image).toHaveAttribute("width", "1632");
    await expect(image).toHaveAttribute("srcset", /width=420&height=280&crop=center 420w.* 1632w/);
  });

  await test.step("Share opens the device's sharing, or else copies the address", async () => {
    await expectToShare(page, shop);
  });

  await test.step("printed, it is its text alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(shop.title).toBeVisible();
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
});

async function expectToShare(page: Page, shop: Shop): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async ({ title, url }: ShareData) => {
        document.title = `${title} ${url}`;
      },
    });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page).toHaveTitle(`${title} ${page.url()}`);
  await expect(shop.toast(/./)).toHaveCount(0);

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  for (const name of ["Copy Link", "Share"]) {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByRole("button", { name, exact: true }).click();
    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
}

test("the contents scroll to a heading, follow the reading, and add no step back", async ({
  page,
  shop,
}) => {
  await shop.visit(path);
  const current = contents(page).locator("[aria-current]");
  const progress = () =>
    page
      .locator("[data-reading-progress]")
      .evaluate((bar) => bar.getBoundingClientRect().width / window.innerWidth);
  await expect(current).toHaveCount(0);
  await expect.poll(progress).toBeLessThan(0.02);

  await contents(page).getByRole("link", { name: "Why the resting phase matters" }).click();
  const heading = page.getByRole("heading", { name: "Why the resting phase matters" });
  await expect.poll(() => getTop(heading)).toBe(100);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(`${path}#h-why-the-resting-phase-matters`);
  await expect(current).toHaveText("Why the resting phase matters");
  await expect.poll(progress).toBeGreaterThan(0.2);
  await expect.poll(progress).toBeLessThan(0.8);

  await page.getByRole("heading", { name: "From the third month" }).evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - 60, behavior: "instant" });
  });
  await expect(current).toHaveText("From the third month");
  const bar = page.locator("[data-reading-progress]");
  expect(await getTop(bar)).toBe(0);
  expect(await bar.evaluate((line) => line.getBoundingClientRect().height)).toBeGreaterThan(2);
  // Checks that nothing covers it, with pointer events on: it usually lets pointers through.
  await bar.evaluate((line) => line.style.setProperty("pointer-events", "auto"));
  expect(
    await page.evaluate(() =>
      document.elementFromPoint(1, 1)?.hasAttribute("data-reading-progress"),
    ),
  ).toBe(true);
  await page.getByText("Hair is slow, and that is not a fault").scrollIntoViewIfNeeded();
  await expect.poll(progress).toBeGreaterThan(0.85);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);

  await page.goBack();
  await expect(page, "a step back leaves the article").toHaveURL("about:blank");
});

test("the contents scroll smoothly, or at once with reduced motion", async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.visit(`${path}#h-the-four-phases-of-a-strand`);
  const phases = page.getByRole("heading", { name: "The four phases of a strand" });
  await expect.poll(() => getTop(phases)).toBe(100);

  const link = contents(page).getByRole("link", { name: "When to ask a doctor" });
  expect(await topsAfterClick(page, link, "h-when-to-ask-a-doctor")).toEqual([100]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  const first = contents(page).getByRole("link", { name: "The four phases of a strand" });
  const tops = await topsAfterClick(page, first, "h-the-four-phases-of-a-strand");
  expect(tops.length).toBeGreaterThan(3);
  expect(tops.at(-1)).toBe(100);
});

test("on a phone the contents close when a heading is chosen; links in the text keep the document", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit("/blog/a-bottle-with-a-second-life");

  await page.getByText(/^\d+ sections$/).click();
  const sections = page.getByRole("navigation", { name: "Sections of this article" });
  await sections.getByRole("link", { name: "Words on a box" }).click();

  await expect(sections).toBeHidden();
  await expect.poll(() => getTop(page.getByRole("heading", { name: "Words on a box" }))).toBe(100);

  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  await page.getByRole("link", { name: "wash day guide" }).click();
  await expect(shop.title).toHaveText("A wash day in the right order");
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

/** Clicks a link and returns the positions of a heading in each frame until the page stands still, each once. */
async function topsAfterClick(page: Page, link: Locator, id: string): Promise<number[]> {
  const before = await getTop(page.locator(`[id="${id}"]`));
  const tops = await link.evaluate(async (element: HTMLElement, id) => {
    const tops = new Set<number>();
    let isScrolling = true;
    document.addEventListener("scrollend", () => {
      isScrolling = false;
    });
    element.click();
    while (isScrolling) {
      await new Promise(requestAnimationFrame);
      tops.add(Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -1));
    }
    return [...tops];
  }, id);
  return tops.filter((top) => top !== before);
}
