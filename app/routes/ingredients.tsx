import { data } from "react-router";
import { staticMeta } from "~/blocks/page-meta";
import { cachedUnless, load } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import aboutHero from "~/content/generated/images/about-hero";
import { site } from "~/content/site";
import { GlossaryPage } from "~/features/help/glossary-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/ingredients";

const path = "/learn/ingredients";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Glossary of every ingredient" },
  breadcrumbs: [["Ingredients", path]],
};

/** Without the store the glossary still renders, but without links to products, and is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await load(context, {
    products: async (client) =>
      (await fetchCatalog(client)).map(({ handle, title }) => ({ handle, title })),
  });
  return data(list, cachedUnless(list.failure));
}

export const meta = staticMeta({
  title: "Ingredient Glossary",
  description: `A glossary of every ingredient in ${site.name} products: what it is, why it’s there, how much we use, and which bottle to find it in.`,
  path,
  image: aboutHero,
});

export default function IngredientsRoute({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage {...loaderData} />;
}
