import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
import homeBanner from "~/content/generated/pictures/home-banner";
import { pressCopy } from "~/content/proof/press-copy";
import { site } from "~/content/site";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/proof-press";

const path = "/proof/press";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/proof/press": "Press coverage, releases and media kit" },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Press, releases and media kit | ${site.name}`,
    description: pressCopy.description,
    path,
    picture: homeBanner,
  });
}

const PressPage = lazyOnInteraction(
  async () => (await import("~/features/press/press-page")).PressPage,
);

export default function PressRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Press", path]])} />
      <PressPage />
    </>
  );
}
