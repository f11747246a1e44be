import { data } from "react-router";
import { staticMeta } from "~/blocks/page-meta";
import { load, responseFor } from "~/commerce/load";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import homeBanner from "~/content/generated/pictures/home-banner";
import { bundlesCopy } from "~/content/shop/bundles";
import { site } from "~/content/site";
import { BundlesFrame } from "~/features/bundles/bundles-frame";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { catalogueCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/bundles";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = {
  cache: catalogueCache,
  sitemap: { "/bundles": "Products that are sold together" },
  breadcrumbs: [["Bundles", bundlesCopy.path]],
  Pending: BundlesFrame,
};

export async function loader({ context }: Route.LoaderArgs) {
  const products = await load(context, (client) => fetchProducts(client, catalogueSize));
  return data({ products }, responseFor(products));
}

export const meta = staticMeta({
  title: `Bundles | ${site.name}`,
  description: bundlesCopy.description,
  path: bundlesCopy.path,
  picture: homeBanner,
});

const BundlesPage = lazyWhenIdle(
  async () => (await import("~/features/bundles/bundles-page")).BundlesPage,
);

export default function BundlesRoute({ loaderData }: Route.ComponentProps) {
  return <BundlesPage products={loaderData.products} />;
}
