import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { sellsSubscriptions, useSellsSubscriptions } from "./sells-subscriptions";

function Page() {
  return String(useSellsSubscriptions());
}

const shops = [
  ["the shop sells them", true, { storefront: { hasSellingPlans: true } }],
  ["the shop does not sell them", false, { storefront: { hasSellingPlans: false } }],
  ["the shop is not known, as on an error page", false, undefined],
] as const;

test.each(shops)(
  "a page's description may promise subscriptions where %s: %s",
  (_, mayPromise, loaderData) => {
    expect(sellsSubscriptions([{ loaderData }])).toBe(mayPromise);
  },
);

test.each(shops)("a page may promise subscriptions where %s: %s", (_, mayPromise, loaderData) => {
  const hydrationData = { loaderData: { root: loaderData } };
  const routes = [{ id: "root", path: "/", Component: Page, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData });

  expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toBe(`${mayPromise}`);
});
