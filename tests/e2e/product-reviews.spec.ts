import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { getProductReviews } from "~/features/product-page/texts/review-selection";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

const handle = "hair-nutraceutical";
const reviews = getProductReviews(handle, true);
const results = reviews.map(({ result }) => result);
const [newest] = reviews;
// Longer than what a card shows at first, and what is looked for at its end.
const longReview = reviews.slice(0, 3).find(({ text }) => text.length > 240);

const section = (page: Page) => page.getByRole("region", { name: "Reviews", exact: true });
const cards = (page: Page) => section(page).getByRole("article");
const showAll = (page: Page) =>
  section(page).getByRole("link", { name: `Show All ${reviews.length} Reviews` });
const shownRating = `${facts.averageRating} (${facts.productReviews} reviews)`;
const ratingLink = (page: Page) => page.getByRole("link", { name: shownRating });
const rating = (page: Page) => page.getByRole("main").getByText(shownRating);

test("a product shows its newest three reviews, what they are, and then all of them", async ({
  shop,
  page,
}) => {
  await shop.openProduct(handle);
  await expect(cards(page).getByRole("heading")).toHaveText(results.slice(0, 3));
  const dates = reviews.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());

  const first = cards(page).first();
  for (const text of [`${newest?.rating} out of 5 stars`, `${newest?.name}, ${newest?.age}`])
    await expect(first).toContainText(text);
  await expect(first).toContainText(newest?.location ?? "");
  await expect(first.getByText("Sample review")).toHaveCount(newest?.sample ? 1 : 0);
  await expect(section(page).getByText("Verified buyer")).toHaveCount(0);
  await expect(first.locator(`time[datetime="${newest?.date}"]`)).toHaveText(
    /^[A-Z][a-z]+ \d+, 20\d\d$/,
  );
  await expect(section(page)).toContainText(`The ${shownRating} above is a sample figure.`);
  await expect(section(page)).toContainText(
    "Sample reviews, written by us to show how this page will look.",
  );
  await expect(section(page)).toContainText("yours may differ");

  const long = page.getByRole("article", { name: longReview?.result });
  const end = long.getByText(longReview?.text.slice(-40) ?? "");
  await expect(end).toBeHidden();
  await long.getByRole("button", { name: "Read more" }).click();
  await expect(end).toBeVisible();

  await showAll(page).press("Enter");
  await expect(cards(page).getByRole("heading")).toHaveText(results);
  const fourth = section(page).getByRole("listitem").nth(3);
  await expect(fourth).toBeFocused();
  await expect(fourth).toBeInViewport();
  await expect(section(page).getByRole("link", { name: "Show All" })).toHaveCount(0);
  await expectAccessible(page, "[aria-labelledby=reviews]");

  await section(page).getByRole("link", { name: "See all testimonials" }).click();
  await expect(page).toHaveURL("/proof/testimonials");
});

test("the rating leads to the reviews, if there are some, and keeps the chosen options", async ({
  shop,
  page,
}) => {
  await shop.openProduct("clarifying-scalp-scrub");
  await expect(rating(page)).toBeVisible();
  await expect(ratingLink(page)).toHaveCount(0);
  await expect(section(page)).toHaveCount(0);

  await shop.openProduct(handle, "?Supply=2+months");
  await ratingLink(page).press("Enter");
  const heading = section(page).getByRole("heading", { name: "Reviews", exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(`/products/${handle}?Supply=2+months`);

  await page.goBack();
  await expect(page).toHaveURL("/products/clarifying-scalp-scrub");
});
