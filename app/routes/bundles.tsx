import { data } from "react-router";
import { staticMeta } from "~/blocks/page-meta";
import { requirePage } from "~/blocks/pages";
import { load, responseFor } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import homeBanner from "~/content/generated/images/home-banner";
import { bundlesCopy } from "~/content/shop/bundles";
import { BundlesPage } from "~/features/bundles/bundles-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { isBundle } from "~/product/tags";
import { Heading } from "~/ui/heading";
import type { Route } from "./+types/bundles";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { "/bundles": "Product bundles" },
  breadcrumbs: [["Bundles", bundlesCopy.path]],
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePage(context, bundlesCopy.path);
  const list = await load(context, {
    bundles: async (client) => (await fetchCatalog(client)).filter(isBundle),
  });
  return data(list, responseFor(list.failure));
}

export const meta = staticMeta({
  title: "Bundles",
  description: bundlesCopy.description,
  path: bundlesCopy.path,
  image: homeBanner,
});

export default function BundlesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 pb-section lg:pt-24">
      <Heading level={1} size="xl" className="max-em-9">
        {bundlesCopy.title}
      </Heading>
      <BundlesPage {...loaderData} />
    </div>
  );
}
