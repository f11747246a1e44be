import { data } from "react-router";
import { staticMeta } from "~/blocks/page-meta";
import { cachedIfReady, load } from "~/commerce/load";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import aboutHero from "~/content/generated/pictures/about-hero";
import { glossaryCopy } from "~/content/help/glossary-copy";
import { site } from "~/content/site";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { catalogueCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/ingredients";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = {
  cache: catalogueCache,
  sitemap: { "/learn/ingredients": "Glossary of every ingredient" },
  breadcrumbs: [["Ingredients", glossaryCopy.path]],
};

/** Without the store the glossary still renders, but without links to products, and is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const products = await load(context, async (client) =>
    (await fetchProducts(client, catalogueSize)).map(({ handle, title }) => ({ handle, title })),
  );
  return data({ products }, cachedIfReady(products));
}

export const meta = staticMeta({
  title: `Ingredients, a glossary | ${site.name}`,
  description: glossaryCopy.description,
  path: glossaryCopy.path,
  picture: aboutHero,
});

const GlossaryPage = lazyOnInteraction(
  async () => (await import("~/features/help/glossary-page")).GlossaryPage,
);

export default function IngredientsRoute({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage products={loaderData.products} />;
}
