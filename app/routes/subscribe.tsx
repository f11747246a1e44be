import { staticMeta } from "~/blocks/page-meta";
import { facts } from "~/content/facts";
import subscribeBox from "~/content/generated/pictures/subscribe-box";
import { plans } from "~/content/subscribe/plans";
import { SubscribePage } from "~/features/subscribe/subscribe-page";
import { catalogueCache, type PageHandle } from "~/lib/page-handle";
import { loadMissing } from "~/product/load-missing";
import type { Route } from "./+types/subscribe";

export { loaderHeaders as headers } from "~/commerce/load";
export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/subscribe";

export const handle: PageHandle = {
  cache: catalogueCache,
  sitemap: { [path]: "Subscription plans, prices and terms" },
  breadcrumbs: [["Subscribe", path]],
};

export function loader({ context }: Route.LoaderArgs) {
  return loadMissing(context, plans);
}

export const meta = staticMeta({
  title: `Subscribe & Save ${facts.subscriptionDiscountPercent}%`,
  description:
    "Hair care on your schedule: three plans every 30, 60 or 90 days, free shipping always, a note before each charge, and you can cancel anytime.",
  path,
  picture: subscribeBox,
});

export default function SubscribeRoute({ loaderData }: Route.ComponentProps) {
  return <SubscribePage {...loaderData} />;
}
