import { pageMeta } from "~/blocks/page-meta";
import { askOnServer } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import homeHero from "~/content/generated/pictures/home-hero";
import { site } from "~/content/site";
import { HomePage } from "~/features/home/home-page";
import type { Route } from "./+types/home";

/** The best sellers have built-in cards to fall back on, so the page is whole without the store. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  return { products: await askOnServer(() => fetchProducts(commerce, catalogueSize)) };
}

export async function clientLoader() {
  const { askInBrowser, productsQuery } = await import("~/commerce/browser-queries");
  return { products: askInBrowser(productsQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${site.name} | Hair wellness for women`,
    description: site.description,
    path: "/",
    picture: homeHero,
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage products={loaderData.products} />;
}
