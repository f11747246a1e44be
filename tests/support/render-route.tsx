import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import type { RootData } from "~/commerce/root";
import { ownProducts } from "./own-products";

const root: RootData = {
  storefront: { endpoint: "", token: "", siteUrl: "", sellingPlans: "on" },
  showsSamples: true,
  products: ownProducts,
  hasAccounts: false,
  pagesOff: [],
  isHolidayEvent: false,
};

/** Renders a component as the page of every address, opened at one. */
export function renderRoute(Component: ComponentType, address = "/") {
  const Page = createRoutesStub([{ id: "root", path: "*", Component, loader: () => root }]);
  return render(<Page initialEntries={[address]} hydrationData={{ loaderData: { root } }} />);
}
