import { expect, test } from "vitest";
import { sellsSubscriptions } from "./sells-subscriptions";

test.each([
  ["the shop sells them", true, { storefront: { hasSellingPlans: true } }],
  ["the shop does not sell them", false, { storefront: { hasSellingPlans: false } }],
  ["the shop is not known, as on an error page", false, undefined],
])("a page's description may promise subscriptions where %s: %s", (_, mayPromise, loaderData) => {
  expect(sellsSubscriptions([{ loaderData }])).toBe(mayPromise);
});
