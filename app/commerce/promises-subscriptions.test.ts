import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { SellingPlans } from "./context";
import { promisesSubscriptions, usePromisesSubscriptions } from "./promises-subscriptions";
import type { RootData } from "./root";

function Page() {
  return String(usePromisesSubscriptions());
}

const createRoot = (sellingPlans: SellingPlans): RootData => ({
  storefront: { endpoint: "/api", token: "t", siteUrl: "", sellingPlans },
  showsSamples: false,
  products: { confirmed: [], samples: [] },
  hasAccounts: false,
  pagesOff: [],
  isHolidayEvent: false,
});

const shops = [
  ["the owner sells them", true, createRoot("on")],
  ["the owner has not said so", true, createRoot("unset")],
  ["the owner rules them out", false, createRoot("off")],
  ["the shop is not known, as on an error page", false, undefined],
] as const;

test.each(shops)(
  "a page's description may promise subscriptions where %s: %s",
  (_, mayPromise, loaderData) => {
    expect(promisesSubscriptions([{ loaderData }])).toBe(mayPromise);
  },
);

test.each(shops)("a page may promise subscriptions where %s: %s", (_, mayPromise, loaderData) => {
  const hydrationData = { loaderData: { root: loaderData } };
  const routes = [{ id: "root", path: "/", Component: Page, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData });

  expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toBe(`${mayPromise}`);
});
