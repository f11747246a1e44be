import { data } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { StructuredData } from "~/blocks/structured-data";
import { askOnServer } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { catalogueSize, fetchProducts } from "~/commerce/operations/products";
import homeHero from "~/content/generated/pictures/home-hero";
import { site } from "~/content/site";
import { newestPostsOnServer } from "~/features/blog/blog-on-server";
import { HomePage } from "~/features/home/home-page";
import { bestSellersAmong } from "~/features/home/offers";
import { shopAndSite } from "~/features/home/structured-data";
import type { Route } from "./+types/home";

/** The page is whole without the store, but nobody should keep it as it is then. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const [products, posts] = await Promise.all([
    askOnServer(async () => bestSellersAmong(await fetchProducts(commerce, catalogueSize))),
    newestPostsOnServer(commerce),
  ]);
  const isWhole = products.state !== "missing" && posts.state !== "missing";
  return data(
    { products, posts },
    isWhole ? undefined : { headers: { "Cache-Control": "no-store" } },
  );
}

export async function clientLoader() {
  const [{ askForBestSellers }, { askForNewestPosts }] = await Promise.all([
    import("~/features/home/best-sellers-in-browser"),
    import("~/features/blog/newest-posts-in-browser"),
  ]);
  return { products: askForBestSellers(), posts: askForNewestPosts() };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${site.name} | Hair wellness for women`,
    description: site.description,
    path: "/",
    picture: homeHero,
  });
}

export default function HomeRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={shopAndSite(siteUrlIn(matches))} />
      <HomePage products={loaderData.products} posts={loaderData.posts} />
    </>
  );
}
