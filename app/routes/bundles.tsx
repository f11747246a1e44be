import { bundlesCopy } from "#brand/content/shop/bundles.ts";
import homeBanner from "#brand/generated/images/home-banner.ts";
import { staticMeta } from "~/blocks/page-meta";
import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { requirePage } from "~/commerce/pages";
import { BundlesPage } from "~/features/bundles/bundles-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { isBundle } from "~/product/tags";
import { Heading } from "~/ui/heading";
import type { Route } from "./+types/bundles";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { "/bundles": "Product bundles" },
  breadcrumbs: [["Bundles", bundlesCopy.path]],
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePage(context, bundlesCopy.path);
  const { value: catalog, error } = await load(context, fetchCatalog);
  return respond({ bundles: catalog?.filter(isBundle) ?? null }, error);
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
