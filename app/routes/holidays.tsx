import { data } from "react-router";
import { pageMeta } from "~/blocks/page-meta";
import { load, responseFor } from "~/commerce/load";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import holidaysHero from "~/content/generated/images/holidays-hero";
import { holidayBundles } from "~/content/holidays/holiday-bundles";
import { areAllMissing } from "~/features/holidays/bundle-state";
import { HolidaysPage } from "~/features/holidays/holidays-page";
import { startOf } from "~/lib/dates";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/holidays";

const path = "/holidays";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Holiday bundles and gift finder" },
  breadcrumbs: [["Holidays", path]],
};

/** The store's products add prices and stock to the bundles of the content. */
export async function loader({ context }: Route.LoaderArgs) {
  const bundles = await load(context, (client) =>
    Promise.all(
      holidayBundles.map(async ({ handle }) => {
        const found = await fetchProduct(client, handle);
        return found && { ...found, descriptionHtml: "" };
      }),
    ),
  );
  return data({ bundles, renderedAtMs: startOf("hour", Date.now()) }, responseFor(bundles));
}

const pageInfo = {
  title: "Holiday gifts in three boxes",
  description:
    "Three gift bundles of supplements and haircare, a three-question gift finder, and the order-by dates for delivery in time.",
  path,
  image: holidaysHero,
};

const withoutBundles = {
  title: "Holiday gifts",
  description:
    "What comes with a holiday order, and the dates by which an order of supplements or hair care arrives in time.",
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isWithout = loaderData && areAllMissing(loaderData.bundles);
  return pageMeta(matches, isWithout ? { ...pageInfo, ...withoutBundles } : pageInfo);
}

export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  return <HolidaysPage {...loaderData} />;
}
