import type { Page } from "@playwright/test";
import { reviews } from "../../app/content/proof/reviews";
import {
  hairSwatches,
  reviewTabs,
  testimonialStats,
  videoDiaries,
} from "../../app/content/proof/testimonials";
import { expect, test } from "../support/shop-fixtures";

const testimonials = "/proof/testimonials";
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");
const reviewsIn = (id: string) =>
  reviews.filter(({ categories }) => categories.some((category) => category === id));
const longReview = reviews.find(({ text }) => text.length > 200) ?? reviews[0];

test("the testimonials show figures, twenty reviews, honest swatches, no player, and the guarantee", async ({
  shop,
  page,
}) => {
  await shop.visit(testimonials);
  const main = page.getByRole("main");
  await expect(main.getByRole("term")).toHaveText(testimonialStats.map(({ label }) => label));
  await expect(main.getByRole("definition")).toHaveText(
    testimonialStats.map(({ figure }) => figure),
  );
  await expect(page.getByRole("tab")).toHaveText(reviewTabs.map(({ label }) => label));
  await expect(cards(page).getByRole("heading")).toHaveText(reviews.map(({ result }) => result));
  const [review] = reviews;
  const card = cards(page).first();
  for (const text of [`${review?.rating} of 5 stars`, `${review?.name}, ${review?.age}`])
    await expect(card).toContainText(text);
  await expect(card).toContainText("Verified buyer");
  await expect(card.getByRole("link", { name: review?.product.title })).toHaveAttribute(
    "href",
    `/products/${review?.product.handle}`,
  );

  const swatches = main.getByRole("region", { name: "Before and after, in swatches" });
  await expect(swatches).toContainText("not photographs of customers");
  await expect(swatches.getByRole("figure").getByRole("heading")).toHaveText(
    hairSwatches.map(({ hair }) => hair),
  );
  await expect(swatches.getByRole("img", { name: /^Two swatches of / })).toHaveCount(6);
  const videos = main.getByRole("region", { name: "Video diaries" });
  await expect(videos).toContainText("there is nothing to play yet");
  await expect(videos.getByRole("figure").getByRole("heading")).toHaveText(
    videoDiaries.map(({ topic }) => topic),
  );
  await expect(page.locator("video, iframe")).toHaveCount(0);

  const guarantee = main.getByRole("region", { name: "60-Day Money-Back Guarantee" });
  await guarantee.getByRole("link", { name: "Shop Now" }).click();
  await expect(page).toHaveURL("/shop");
});

test("each tab shows its reviews, is in the address, and is reached by keyboard", async ({
  shop,
  page,
}) => {
  await shop.visit(testimonials);
  const expectTab = async (id: string) => {
    const shown = reviewsIn(id);
    await expect(cards(page).getByRole("heading")).toHaveText(shown.map(({ result }) => result));
    await expect(page.getByText(`Showing ${shown.length} reviews`)).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  };
  await tab(page, "All Reviews").focus();
  await expect(tab(page, "Hair Growth")).toHaveAttribute("tabindex", "-1");
  for (const { id, label } of reviewTabs.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, label)).toBeFocused();
    await expect(page).toHaveURL(`${testimonials}?tab=${id}`);
    await expectTab(id);
  }
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "All Reviews")).toBeFocused();
  await expect(page).toHaveURL(testimonials);
  await page.keyboard.press("End");
  await expect(tab(page, "45+ Women")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(cards(page)).toHaveCount(20);

  await tab(page, "Thickness").click();
  await expectTab("thickness");
  await page.goBack();
  await expect(page).toHaveURL(testimonials);
  await expect(cards(page)).toHaveCount(20);
});

test("on a phone the tab of the address is in view, and a long review opens and closes", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visit(`${testimonials}?tab=45plus`);
  await expect(cards(page)).toHaveCount(reviewsIn("45plus").length);
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  await expect(tab(page, "45+ Women")).toBeInViewport({ ratio: 1 });

  await tab(page, "All Reviews").click();
  const card = page.getByRole("article", { name: longReview?.result });
  const text = card.getByRole("paragraph").nth(1);
  const seen = { useInnerText: true };
  await expect(text).toHaveText(/^.{150,199}\w…$/, seen);
  await card.getByRole("button", { name: "Read more" }).click();
  await expect(text).toHaveText(longReview?.text ?? "", seen);
  await card.getByRole("button", { name: "Show less" }).click();
  await expect(text).toHaveText(/…$/, seen);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links, and every review is there in full", async ({ page }) => {
    await page.goto(`${testimonials}?tab=wigs`);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText(longReview?.text.slice(-40) ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: "Read more" })).toHaveCount(0);

    await page.getByRole("tab", { name: "All Reviews" }).focus();
    await page.keyboard.press("Tab");
    await expect(tab(page, "Hair Growth")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${testimonials}?tab=growth`);
    await expect(cards(page)).toHaveCount(reviewsIn("growth").length);
    await expect(tab(page, "Hair Growth")).toHaveAttribute("aria-selected", "true");
  });
});
