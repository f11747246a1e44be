import { pageMeta } from "~/blocks/page-meta";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { faqPageCopy } from "~/content/help/faq-copy";
import { site } from "~/content/site";
import { parseFaqSearch } from "~/features/help/faq-search";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/faq";

export const handle: PageHandle = {
  cache: { ...contentCache, typed: ["q"] },
  sitemap: { "/faq": "Frequent questions" },
  breadcrumbs: [["FAQ", faqPageCopy.path]],
};

export function meta({ matches, location }: Route.MetaArgs) {
  const { path, description } = faqPageCopy;
  return pageMeta(matches, {
    title: `Frequent questions | ${site.name}`,
    description,
    path,
    picture: founderDesk,
    isIndexed: parseFaqSearch(new URLSearchParams(location.search)) === "",
  });
}

const FaqPage = lazyWhenIdle(async () => (await import("~/features/help/faq-page")).FaqPage);

export default function FaqRoute() {
  return <FaqPage />;
}
