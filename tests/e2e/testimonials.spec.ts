import type { Page } from "@playwright/test";
import { reviews } from "../../app/content/proof/reviews";
import { hairSwatches, photoAdvice, videoDiaries } from "../../app/content/proof/testimonial-tiles";
import { reviewTabs, testimonialStats } from "../../app/content/proof/testimonials";
import { longUsDate } from "../../app/lib/dates";
import { whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

const path = "/proof/testimonials";
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");

test("the testimonials show figures, twenty reviews, swatches that say what they are, and the guarantee", async ({
  page,
}) => {
  await page.goto(path);
  const main = page.getByRole("main");

  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("term")).toHaveText(testimonialStats.map(({ label }) => label));
  await expect(main.getByRole("definition")).toHaveText(
    testimonialStats.map(({ figure }) => figure),
  );
  await expect(page.getByRole("tab")).toHaveText(reviewTabs.map(({ label }) => label));
  await expect(cards(page)).toHaveCount(20);
  for (const [index, review] of reviews.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading")).toHaveText(review.result);
    await expect(card).toContainText(`${review.rating} of 5 stars`);
    await expect(card).toContainText(`${review.name}, ${review.age}Verified buyer`);
    await expect(card).toContainText(review.location);
    await expect(card).toContainText(longUsDate(review.date) ?? "no date");
    await expect(card.getByRole("link", { name: review.product.title })).toHaveAttribute(
      "href",
      `/products/${review.product.handle}`,
    );
  }

  const compared = main.getByRole("region", { name: "Before and after, in swatches" });
  await expect(compared).toContainText("not photographs of customers");
  const tiles = compared.getByRole("figure");
  await expect(tiles).toHaveCount(6);
  for (const [index, { hair, lookAt, seen }] of hairSwatches.entries()) {
    const tile = tiles.nth(index);
    await expect(tile.getByRole("heading")).toHaveText(hair);
    await expect(tile).toContainText(`${lookAt}. ${seen}`);
    await expect(tile.getByRole("img", { name: /^Two swatches of / })).toBeVisible();
  }
  for (const { place, advice } of photoAdvice) {
    await expect(compared.getByRole("listitem").filter({ hasText: place }).last()).toContainText(
      advice,
    );
  }
  const videos = main.getByRole("region", { name: "Video diaries" });
  await expect(videos).toContainText("there is nothing to play yet");
  for (const [index, { account, followers, topic }] of videoDiaries.entries()) {
    const tile = videos.getByRole("figure").nth(index);
    await expect(tile.getByRole("heading")).toHaveText(topic);
    await expect(tile).toContainText(account);
    await expect(tile).toContainText(`${followers} followers`);
    await expect(tile.getByRole("img")).toBeVisible();
  }
  await expect(videos.getByRole("figure")).toHaveCount(6);
  await expect(page.locator("video, iframe")).toHaveCount(0);

  const guarantee = main.getByRole("region", { name: "60-Day Money-Back Guarantee" });
  await guarantee.getByRole("link", { name: "Shop Now" }).click();
  await expect(page).toHaveURL("/shop");
});

test("each tab shows its reviews, stands in the address, and is reached by keyboard", async ({
  page,
}) => {
  await page.goto(path);
  await whenInteractive(page);
  await tab(page, "All Reviews").focus();
  await expect(tab(page, "Hair Growth")).toHaveAttribute("tabindex", "-1");

  for (const { id, label } of reviewTabs.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, label)).toBeFocused();
    await expect(page).toHaveURL(`${path}?tab=${id}`);
    await expectTabToShow(page, id);
  }
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "All Reviews")).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.keyboard.press("End");
  await expect(tab(page, "45+ Women")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cards(page)).toHaveCount(20);

  await tab(page, "Thickness").click();
  await expectTabToShow(page, "thickness");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(cards(page)).toHaveCount(20);
});

async function expectTabToShow(page: Page, id: string): Promise<void> {
  const shown = reviews.filter(({ categories }) => categories.some((category) => category === id));
  await expect(cards(page).getByRole("heading")).toHaveText(shown.map(({ result }) => result));
  await expect(page.getByText(`Showing ${shown.length} reviews`)).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
}

test("on a phone the tab of the address is in sight, although the row is wider", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?tab=45plus`);
  await whenInteractive(page);

  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(tab(page, "45+ Women")).toBeInViewport({ ratio: 1 });
  await tab(page, "All Reviews").focus();
  await page.keyboard.press("End");
  await expect(tab(page, "45+ Women")).toBeFocused();
  await expect(tab(page, "45+ Women")).toBeInViewport({ ratio: 1 });
});

test("a long review is cut at 200 characters and opens and closes", async ({ page }) => {
  await page.goto(path);
  await whenInteractive(page);
  const [long] = reviews.filter(({ text }) => text.length > 200);
  const [short] = reviews.filter(({ text }) => text.length <= 200);
  if (!long || !short) throw new Error("The reviews hold no long or no short one");

  const card = page.getByRole("article", { name: long.result });
  const text = card.getByRole("paragraph").nth(1);
  const seen = { useInnerText: true };
  await expect(text).toHaveText(/^.{150,199}\w…$/, seen);
  await card.getByRole("button", { name: "Read more" }).click();
  await expect(text).toHaveText(long.text, seen);
  await card.getByRole("button", { name: "Show less" }).click();
  await expect(text).toHaveText(/…$/, seen);

  const whole = page.getByRole("article", { name: short.result });
  await expect(whole).toContainText(short.text);
  await expect(whole.getByRole("button")).toHaveCount(0);
});

test("the server shows the tab of the address, and all reviews for one that is none", async ({
  request,
}) => {
  const shownAt = async (search: string) => {
    const response = await request.get(path + search);
    expect(response.status(), search).toBe(200);
    return (await response.text()).match(/<article /g)?.length;
  };

  for (const { id } of reviewTabs.slice(1)) {
    const expected = reviews.filter(({ categories }) =>
      categories.some((category) => category === id),
    );
    expect(await shownAt(`?tab=${id}`), id).toBe(expected.length);
  }
  for (const search of [
    "",
    "?tab=wigs",
    "?tab=%3Cscript%3E",
    "?tab=growth%00",
    "?tab",
    "#growth",
  ]) {
    expect(await shownAt(search), search).toBe(20);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links, and every review is there in full", async ({ page }) => {
    await page.goto(path);
    const [long] = reviews.filter(({ text }) => text.length > 200);
    await expect(cards(page).first()).toContainText(long?.text.slice(-40) ?? "none");
    await expect(page.getByText(long?.text.slice(-40) ?? "none")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read more" })).toHaveCount(0);

    await page.getByRole("tab", { name: "All Reviews" }).focus();
    await page.keyboard.press("Tab");
    await expect(tab(page, "Hair Growth")).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(`${path}?tab=growth`);
    await expect(cards(page)).toHaveCount(7);
    await expect(tab(page, "Hair Growth")).toHaveAttribute("aria-selected", "true");
  });
});

test("the proof leads to the testimonials, for good, and Back leads past it", async ({
  page,
  request,
}) => {
  const response = await request.get("/proof", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(path);

  await page.goto("/");
  await page.goto("/proof");
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL("/");

  // No link of the shop leads there; a link in an article's text may.
  await whenInteractive(page);
  await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").navigate("/proof"));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hair, in their own words");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
