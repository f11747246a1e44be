import { data } from "react-router";
import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
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
};

/** Without the store the glossary still renders, but without links to products, and is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const products = await load(context, async (client) =>
    (await fetchProducts(client, catalogueSize)).map(({ handle, title }) => ({ handle, title })),
  );
  return data({ products }, cachedIfReady(products));
}

export function meta({ matches }: Route.MetaArgs) {
  const { path, description } = glossaryCopy;
  return pageMeta(matches, {
    title: `Ingredients, a glossary | ${site.name}`,
    description,
    path,
    picture: aboutHero,
  });
}

const GlossaryPage = lazyOnInteraction(
  async () => (await import("~/features/help/glossary-page")).GlossaryPage,
);

export default function IngredientsRoute({ loaderData, matches }: Route.ComponentProps) {
  const steps = [["Ingredients", glossaryCopy.path]] as const;
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), steps)} />
      <GlossaryPage products={loaderData.products} />
    </>
  );
}
