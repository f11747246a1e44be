import { data } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import { bundlesWords } from "~/content/bundles";
import homeBanner from "~/content/generated/pictures/home-banner";
import { site } from "~/content/site";
import { BundlesPage } from "~/features/bundles/bundles-page";
import type { Route } from "./+types/bundles";

export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const products = await askOnServer(() => fetchProducts(commerce, catalogueSize));
  return data({ products }, responseFor(products));
}

export async function clientLoader() {
  const { askInBrowser, productsQuery } = await import("~/commerce/browser-queries");
  return { products: askInBrowser(productsQuery) };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const { path, description } = bundlesWords;
  return pageMeta(matches, {
    title: `Bundles | ${site.name}`,
    description,
    path,
    picture: homeBanner,
  });
}

export default function BundlesRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Bundles", bundlesWords.path]])} />
      <BundlesPage products={loaderData.products} />
    </>
  );
}
