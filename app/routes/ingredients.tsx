import { data } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { askOnServer } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import aboutHero from "~/content/generated/pictures/about-hero";
import { glossaryWords } from "~/content/glossary";
import { site } from "~/content/site";
import { GlossaryPage } from "~/features/help/glossary-page";
import type { Route } from "./+types/ingredients";

/** The glossary can be read without the store, but nobody should keep it without its links. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const products = await askOnServer(() => fetchProducts(commerce, catalogueSize));
  const isWhole = products.state !== "missing";
  return data({ products }, isWhole ? undefined : { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
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
    picture: aboutHero,
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
