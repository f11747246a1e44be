import { expect, test } from "vitest";
import { holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import { products } from "#brand/content/products/index.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import { planTerms } from "#brand/content/subscribe/plan-terms.ts";
import { plans } from "#brand/content/subscribe/plans.ts";
import { catalog } from "#brand/store/catalog.ts";
import { API_VERSION } from "~/commerce/api-version";
import { getProductCopy } from "~/features/product-page/texts/product-copy";
import { mainBlog } from "~/lib/paths";
import { storeFacts } from "../../embedded-commerce/data/store-facts";
import { SERVED_API_VERSION } from "../../embedded-commerce/graphql/schema";
import { standardProduct } from "../support/catalogs";
import { ownProducts } from "../support/own-products";

const handles = new Set(catalog.products.map(({ handle }) => handle));

test.each([
  ["the version of the API", API_VERSION, SERVED_API_VERSION],
  ["the blog", mainBlog, storeFacts.blogHandle],
])("%s is the same in the shop and in its store", (_, inShop, inStore) => {
  expect(inStore).toBe(inShop);
});

test.each(holidayBundles)("$name costs on its page what it costs in the store", (bundle) => {
  const [variant] = standardProduct(bundle.handle).variants;

  expect(variant?.priceCents).toBe(bundle.salePrice * 100);
  expect(variant?.compareAtCents).toBe(bundle.regularPrice * 100);
});

test.each(plans)("$name costs on its page what it costs in the store", (plan) => {
  const boxes = standardProduct(plan.handle).variants;

  expect(boxes.map(({ priceCents }) => priceCents)).toEqual(
    planTerms.schedules.map((days) => ((plan.regularPrice * days) / 30) * 100),
  );
  expect(
    boxes.flatMap(({ planGroups = [] }) => planGroups.flatMap((group) => group.plans)),
  ).toMatchObject(
    planTerms.schedules.map((days) => {
      const cents = ((plan.price * days) / 30) * 100;
      return { name: `Every ${days} days`, days, pricing: { type: "fixed price", cents } };
    }),
  );
});

const titles = new Map(catalog.products.map(({ handle, title }) => [handle, title]));

test.each(Object.entries(products))(
  "%s is named on its page as in our texts",
  (handle, { title }) => {
    expect(titles.get(handle)).toBe(title);
  },
);

const routine = Object.keys(routineProducts);

test.each(routine)("%s, which the quiz recommends, is sold and has its own questions", (handle) => {
  expect(handles).toContain(handle);
  expect(getProductCopy(handle, ownProducts).faqs).not.toBe(
    getProductCopy("any other product", ownProducts).faqs,
  );
});
