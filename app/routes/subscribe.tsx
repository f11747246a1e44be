import { staticMeta } from "~/blocks/page-meta";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { site } from "~/content/site";
import { subscribeCopy } from "~/content/subscribe/subscribe-copy";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";

const path = "/subscribe";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: "Subscription plans, prices and terms" },
  breadcrumbs: [["Subscribe", path]],
};

export const meta = staticMeta({
  title: `${subscribeCopy.title} ${subscribeCopy.saving} | ${site.name}`,
  description: subscribeCopy.description,
  path,
  picture: subscribeBox,
});

const SubscribePage = lazyOnInteraction(
  async () => (await import("~/features/subscribe/subscribe-page")).SubscribePage,
);

export default function SubscribeRoute() {
  return <SubscribePage />;
}
