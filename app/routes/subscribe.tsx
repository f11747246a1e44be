import {
  getSavingTitle,
  getSubscribeDescription,
  oncePlansCopy,
  subscribeCopy,
} from "#brand/content/subscribe/subscribe.ts";
import subscribeBox from "#brand/generated/images/subscribe-box.ts";
import { pageMeta } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { load, respond } from "~/commerce/load";
import { fetchCatalog } from "~/commerce/operations/products";
import { requirePage } from "~/commerce/pages";
import { OncePlansPage } from "~/features/subscribe/once-plans-page";
import {
  type PlanOffers,
  selectPlanImages,
  selectPlanOffers,
  summarizePlans,
} from "~/features/subscribe/plan-offer";
import { SubscribePage } from "~/features/subscribe/subscribe-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { chooseTerms } from "~/product/subscription-terms";
import { showsWrittenPrices } from "~/product/written-prices";
import type { Route } from "./+types/subscribe";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/subscribe";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Plans, prices and terms" },
  breadcrumbs: [["Plans", path]],
};

/** Loads the plans. Until the store responds, the texts are our own. */
export async function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  const { value: products, error } = await load(context, fetchCatalog);
  const { sellingPlans } = context.get(requestContext).storefront;
  const isSubscription = chooseTerms(sellingPlans, products) !== null;
  const page = {
    offers: selectPlanOffers(products, isSubscription),
    images: selectPlanImages(products ?? []),
    isSubscription,
    showsPrices: showsWrittenPrices(products ?? []),
  };
  return respond(page, error);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { isSubscription, offers } = loaderData;
  return pageMeta(matches, {
    ...(isSubscription ? getSubscriptionMeta(offers) : onceMeta),
    path,
    image: subscribeBox,
  });
}

function getSubscriptionMeta(offers: PlanOffers) {
  const { saved, schedules } = summarizePlans(offers);
  const title = `${subscribeCopy.title} ${getSavingTitle(saved)}`;
  return { title, description: getSubscribeDescription(schedules) };
}

const onceMeta = {
  title: `${oncePlansCopy.title} ${oncePlansCopy.titleEnd}`,
  description: oncePlansCopy.description,
};

export default function SubscribeRoute({ loaderData }: Route.ComponentProps) {
  const { offers, images, isSubscription, showsPrices } = loaderData;
  if (!isSubscription) return <OncePlansPage offers={offers} images={images} />;
  return <SubscribePage offers={offers} images={images} showsPrices={showsPrices} />;
}
