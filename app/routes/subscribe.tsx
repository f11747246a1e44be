import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { site } from "~/content/site";
import { subscribeCopy } from "~/content/subscribe/subscribe-copy";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/subscribe";

const path = "/subscribe";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/subscribe": "Subscription plans, prices and terms" },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${subscribeCopy.title} ${subscribeCopy.saving} | ${site.name}`,
    description: subscribeCopy.description,
    path,
    picture: subscribeBox,
  });
}

const SubscribePage = lazyOnInteraction(
  async () => (await import("~/features/subscribe/subscribe-page")).SubscribePage,
);

export default function SubscribeRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Subscribe", path]])} />
      <SubscribePage />
    </>
  );
}
