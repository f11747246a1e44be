import { facts, isPressSample } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import homeBanner from "#brand/generated/images/home-banner.ts";
import { pageMeta } from "~/blocks/page-meta";
import { requirePage } from "~/commerce/pages";
import { rootOf } from "~/commerce/root";
import { PressPage } from "~/features/press/press-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/proof-press";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/proof/press";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: "For the press" },
  breadcrumbs: [["Press", path]],
};

export function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  return null;
}

export function meta({ matches, error }: Route.MetaArgs) {
  if (error) return [];
  const showsCoverage = rootOf(matches).showsSamples || !isPressSample;
  return pageMeta(matches, {
    title: showsCoverage ? "Press, releases and media kit" : "For the press",
    description: showsCoverage
      ? `What ${facts.mediaOutlets} outlets have written about ${site.name}: articles, press releases (PDF), awards, and a media kit with our wordmark and product images.`
      : `How journalists reach ${site.name}: one address for interviews, product samples and figures, answered within one business day.`,
    path,
    image: homeBanner,
  });
}

export default PressPage;
