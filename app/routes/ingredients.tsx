import { site } from "#brand/content/site.ts";
import aboutHero from "#brand/generated/images/about-hero.ts";
import { staticMeta } from "~/blocks/page-meta";
import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { requirePage } from "~/commerce/pages";
import { GlossaryPage } from "~/features/help/glossary-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/ingredients";

const path = "/learn/ingredients";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Glossary of every ingredient" },
  breadcrumbs: [["Ingredients", path]],
};

/** Without the store the glossary still renders, but without links to products. */
export async function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  const { value, error } = await load(context, fetchCatalog);
  const products = value?.map(({ handle, title }) => ({ handle, title })) ?? null;
  return respond({ products }, error);
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
