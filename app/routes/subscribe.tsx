import { staticMeta } from "~/blocks/page-meta";
import { facts } from "~/content/facts";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { SubscribePage } from "~/features/subscribe/subscribe-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/subscribe";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: "Subscription plans, prices and terms" },
  breadcrumbs: [["Subscribe", path]],
};

export const meta = staticMeta({
  title: `Subscribe & Save ${facts.subscriptionDiscountPercent}%`,
  description:
    "Hair care on your schedule: three plans every 30, 60 or 90 days, free shipping always, a note before each charge, and you can cancel anytime.",
  path,
  picture: subscribeBox,
});

export default SubscribePage;
