import founderDesk from "#brand/generated/images/founder-desk.ts";
import { pageMeta } from "~/blocks/page-meta";
import { promisesSubscriptions } from "~/commerce/promises-subscriptions";
import { FaqPage } from "~/features/help/faq-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import { faqPath, parseFaqSearch } from "~/site/help-answers";
import type { Route } from "./+types/faq";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [faqPath]: "Frequently asked questions" },
  breadcrumbs: [["FAQ", faqPath]],
};

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Frequently asked questions",
    description: `Shipping, returns, ingredients, ${promisesSubscriptions(matches) ? "subscriptions " : ""}and this shop: short answers to common questions, all searchable, each with its own link.`,
    path: faqPath,
    image: founderDesk,
    isIndexed: parseFaqSearch(new URLSearchParams(location.search)) === "",
  });
}

export default FaqPage;
