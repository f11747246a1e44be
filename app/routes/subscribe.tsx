import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, faqPage, StructuredData } from "~/blocks/structured-data";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { site } from "~/content/site";
import { subscribeFaqs, subscribeWords } from "~/content/subscribe";
import { SubscribePage } from "~/features/subscribe/subscribe-page";
import type { Route } from "./+types/subscribe";

const path = "/subscribe";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${subscribeWords.title} ${subscribeWords.saving} | ${site.name}`,
    description: subscribeWords.description,
    path,
    picture: subscribeBox,
  });
}

/** Asks the store for nothing until a plan is chosen. */
export default function SubscribeRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Subscribe", path]])} />
      <StructuredData data={faqPage(subscribeFaqs)} />
      <SubscribePage />
    </>
  );
}
