import { expect, test } from "vitest";
import { sellsSubscriptions } from "./sells-subscriptions";

test.each([
  ["the shop sells them", { storefront: { hasSellingPlans: true } }, true],
  ["the shop does not sell them", { storefront: { hasSellingPlans: false } }, false],
  ["the shop is not known, as on an error page", undefined, false],
])("a page's description may promise subscriptions where %s: %s", (_, loaderData, mayPromise) => {
  expect(sellsSubscriptions([{ loaderData }])).toBe(mayPromise);
});
