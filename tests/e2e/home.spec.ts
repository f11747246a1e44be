import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { bestSellers } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { products } from "#brand/content/products/index.ts";
import { site } from "#brand/content/site.ts";
import { waitUntilStill, whenIdle } from "../support/browser";
import { scrollsSideways } from "../support/page-shape";
import { getCents, inDollars, subscribed } from "../support/prices";
import { expect, test } from "../support/shop-fixtures";

test("home has every block in order, with its links, and fits longer texts", async ({
  shop,
  page,
}) => {
  expect((await shop.openHome())?.status()).toBe(200);
  await expect(page).toHaveTitle(`Hair wellness for women | ${site.name}`);
  await expect(shop.blocks).toHaveText(Object.values(homeHeadings));

  const region = (name: string) => page.getByRole("main").getByRole("region", { name });
  for (const [block, links] of [
    ["Take care of the hair you have.", ["/learn/quiz", "/shop"]],
    [
      homeHeadings.painPoints,
      ["/shop?concern=thinning", "/blog/hair-after-a-birth", "/science#evidence", "/shop/haircare"],
    ],
    [homeHeadings.categories, ["/shop/nutraceuticals", "/shop/haircare", "/shop/scalp-therapy"]],
    [homeHeadings.difference, ["/science"]],
    [homeHeadings.banner, ["/shop"]],
    [homeHeadings.subscription, ["/learn/quiz", "/subscribe"]],
  ] as const) {
    const found = await region(block)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const link of links) expect.soft(found, block).toContain(link);
  }

  const sold = region(homeHeadings.bestSellers).getByRole("article");
  await expect(sold).toHaveCount(bestSellers.length);
  for (const [index, { handle, rating, reviews }] of bestSellers.entries()) {
    const once = getCents(handle);
    const subscription = `${inDollars(subscribed(once))} with a subscription`;
    for (const text of [
      products[handle].title,
      inDollars(once),
      `${rating} (${reviews})`,
      subscription,
    ])
      await expect.soft(sold.nth(index)).toContainText(text);
  }
  await expect(region(homeHeadings.difference).getByRole("term")).toHaveCount(4);
  await expect(region(homeHeadings.difference)).toContainText("* These statements have not been");
  await expect(region(homeHeadings.newestPosts).getByRole("article")).toHaveCount(3);
  await expect(
    region("Reviews").getByRole("list", { name: "Reviews" }).getByRole("listitem"),
  ).toHaveCount(3);
  await expect(region(homeHeadings.journey).getByRole("listitem")).toHaveText([
    /^Week 1–2/,
    /^Week 4–8/,
    /^Week 12\+/,
  ]);
  const offer = region(homeHeadings.subscription);
  const capsules = getCents("hair-nutraceutical");
  await expect(offer).toContainText("sent every 30, 60 or 90 days");
  await expect(offer.getByRole("listitem")).toHaveText([
    `Save ${facts.subscriptionDiscountPercent}% on every order`,
    "Free shipping on all subscriptions",
    "Pause, skip or cancel anytime",
    "Priority access to new products",
  ]);
  await expect(
    offer.getByRole("row", {
      name: `Hair Nutraceutical ${inDollars(capsules)} ${inDollars(subscribed(capsules))}`,
    }),
  ).toBeVisible();
  await expect(
    offer.getByRole("row", { name: `Average annual savings ${facts.annualSavings}` }),
  ).toBeVisible();
  await expect(offer.getByRole("definition")).toHaveText([
    facts.customers,
    facts.averageRating,
    facts.verifiedReviews,
    `${facts.seeLessSheddingPercent}%`,
    facts.mediaOutlets,
  ]);

  // Translated texts, 40 % longer, fit the smallest window.
  await whenIdle(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? "";
      texts.currentNode.textContent = text + text.slice(0, Math.ceil(text.length * 0.4));
    }
  });
  expect(await scrollsSideways(page)).toBe(false);
});

// Sections far below are laid out when the visitor scrolls near; until then their height is a guess.
test("after a reload, and back, the scroll position is the same", async ({ page, shop }) => {
  await shop.openHome();
  const reviews = page.getByRole("heading", { name: "verified reviews" });
  const top = () => reviews.evaluate((heading) => heading.getBoundingClientRect().top);
  await scrollTo(page, top);
  const before = await top();

  await page.reload();
  await expect(reviews).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, -1);

  await page.getByRole("link", { name: "Read all reviews" }).click();
  await expect(page).toHaveURL("/proof/testimonials");
  await expect(shop.title).toBeInViewport();
  await page.goBack();
  await expect(reviews).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, -1);
});

async function scrollTo(page: Page, top: () => Promise<number>): Promise<void> {
  while ((await top()) > 700) {
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await waitUntilStill(top);
}
