import { giftQuestions, holidayBundles } from "#brand/content/holidays/holiday-bundles.ts";
import holidaysHero from "#brand/generated/images/holidays-hero.ts";
import { staticMeta } from "~/blocks/page-meta";
import type { CommerceClient } from "~/commerce/client";
import { catalogSize } from "~/commerce/list-sizes";
import { load, respond } from "~/commerce/load";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchProducts } from "~/commerce/operations/products";
import { requirePage } from "~/commerce/pages";
import type { StoreBundles } from "~/features/holidays/bundle-state";
import { HolidaysPage } from "~/features/holidays/holidays-page";
import { startOf } from "~/lib/dates";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { capitalize, inWords } from "~/lib/text";
import { showsWrittenPrices } from "~/product/written-prices";
import type { Route } from "./+types/holidays";

const path = "/holidays";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Holiday bundles and gift finder" },
  breadcrumbs: [["Holidays", path]],
};

/** The store's products add prices and stock to the bundles of the content. */
export async function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  const { value: bundles, error } = await load(context, fetchBundles);
  return respond({ bundles, renderedAtMs: startOf("hour", Date.now()) }, error);
}

async function fetchBundles(client: CommerceClient): Promise<StoreBundles> {
  const products = await Promise.all(
    holidayBundles.map(async ({ handle }) => {
      const found = await fetchProduct(client, handle);
      return found && { ...found, descriptionHtml: "", seo: null };
    }),
  );
  const found = products.filter((product) => product !== null);
  // Without a bundle, the other products have the store's currency.
  const priced = found.length > 0 ? found : await fetchProducts(client, catalogSize);
  return { products, showsPrices: showsWrittenPrices(priced) };
}

const pageInfo = {
  title: `Holiday gifts in ${inWords(holidayBundles.length)} boxes`,
  description: `${capitalize(inWords(holidayBundles.length))} gift bundles of supplements and haircare, a ${inWords(giftQuestions.length)}-question gift finder, and the order-by dates for delivery in time.`,
  path,
  image: holidaysHero,
};

export const meta = staticMeta(pageInfo);

export default function HolidaysRoute({ loaderData }: Route.ComponentProps) {
  return <HolidaysPage {...loaderData} />;
}
