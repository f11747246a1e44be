import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { askOnServer } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import shopHero from "~/content/generated/pictures/shop-hero";
import { glossaryWords } from "~/content/glossary";
import { site } from "~/content/site";
import { GlossaryPage } from "~/features/help/glossary-page";
import type { Route } from "./+types/ingredients";

/** The glossary is whole without the store; only the links to products wait for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  return { products: await askOnServer(() => fetchProducts(commerce, catalogueSize)) };
}

export async function clientLoader() {
  const { askInBrowser, productsQuery } = await import("~/commerce/browser-queries");
  return { products: askInBrowser(productsQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { path, description } = glossaryWords;
  return pageMeta(matches, {
    title: `Ingredients, a glossary | ${site.name}`,
    description,
    path,
    picture: shopHero,
  });
}

export default function IngredientsRoute({ loaderData, matches }: Route.ComponentProps) {
  const steps = [["Ingredients", glossaryWords.path]] as const;
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), steps)} />
      <GlossaryPage products={loaderData.products} />
    </>
  );
}
