import { getSiteUrl, pageMeta } from "~/blocks/page-meta";
import { breadcrumbList, faqPage, StructuredData } from "~/blocks/structured-data";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { faqPageCopy, helpTopics } from "~/content/help/faq";
import { site } from "~/content/site";
import { FaqPage } from "~/features/help/faq-page";
import { parseFaqSearch } from "~/features/help/faq-search";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/faq";

export const handle: PageHandle = {
  cache: { ...contentCache, typed: ["q"] },
  sitemap: { "/faq": "Frequent questions" },
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

export default function FaqRoute({ matches }: Route.ComponentProps) {
  const answers = helpTopics.flatMap((topic) => topic.answers);
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["FAQ", faqPageCopy.path]])} />
      <StructuredData data={faqPage(answers)} />
      <FaqPage />
    </>
  );
}
