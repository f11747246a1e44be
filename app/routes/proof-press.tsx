import { staticMeta } from "~/blocks/page-meta";
import { facts } from "~/content/facts";
import homeBanner from "~/content/generated/pictures/home-banner";
import { site } from "~/content/site";
import { PressPage } from "~/features/press/press-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/proof/press";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: "Press coverage, releases and media kit" },
  breadcrumbs: [["Press", path]],
};

export const meta = staticMeta({
  title: "Press, releases and media kit",
  description: `What ${facts.mediaOutlets} outlets have written about ${site.name}: articles, press releases (PDF), awards, and a media kit with our wordmark and product images.`,
  path,
  picture: homeBanner,
});

export default PressPage;
