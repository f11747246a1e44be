import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import type { Product } from "~/commerce/model";
import type { RootData } from "~/commerce/root";
import { ProductCard, toCardContent } from "~/product/product-card";
import { testProduct } from "../../../../tests/support/builders";
import { ProductRating } from "./product-reviews";

const createRoot = (showsSamples: boolean): RootData => ({
  storefront: { endpoint: "/api", token: "t", siteUrl: "", sellingPlans: "off" },
  showsSamples,
  products: { confirmed: [], samples: [] },
  hasAccounts: false,
  pagesOff: [],
  isHolidayEvent: false,
});

const rated = testProduct({ rating: { average: "4.3", count: 1284 } });
const ratedOnce = testProduct({ rating: { average: "5.0", count: 1 } });
const unrated = testProduct();
const fixed = `${facts.averageRating} (${facts.productReviews}`;

const createPage = (product: Product) => () => (
  <>
    <ProductRating product={product} hasReviews={false} />
    <ProductCard card={toCardContent(product)} action={null} sizes="100vw" />
  </>
);

/** The rating on the product's page and on its card, as text. */
function getRatings(product: Product, showsSamples: boolean) {
  const hydrationData = { loaderData: { root: createRoot(showsSamples) } };
  const routes = [{ id: "root", path: "/", Component: createPage(product), loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData });
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  const text = markup.replace(/<[^>]*>/g, "");
  return {
    ratings: [...text.matchAll(/Rated ([^)]*\))/g)].map(([, rating]) => rating),
    emptyStars: markup.match(/text-track/g)?.length ?? 0,
  };
}

test.each([true, false])("the store's rating is shown, also with samples: %s", (showsSamples) => {
  expect(getRatings(rated, showsSamples).ratings).toEqual(["4.3 (1,284 reviews)", "4.3 (1,284)"]);
  expect(getRatings(ratedOnce, showsSamples).ratings).toEqual(["5.0 (1 review)", "5.0 (1)"]);
});

test("a product that the store has no rating of has the fixed one, as a sample", () => {
  expect(getRatings(unrated, true).ratings).toEqual([`${fixed} reviews)`, `${fixed})`]);
  expect(getRatings(unrated, false).ratings).toEqual([]);
});

test.each([
  [5, 0],
  [4.76, 0],
  [4.26, 0],
  [4.2, 1],
  [3.7, 1],
  [3.2, 2],
  [1, 4],
])("%d stars leave part of %d empty", (average, empty) => {
  const { emptyStars } = getRatings(
    testProduct({ rating: { average: average.toFixed(1), count: 9 } }),
    false,
  );

  expect(emptyStars).toBe(2 * empty);
});
