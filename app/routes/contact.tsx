import { contact } from "#brand/content/help/contact.ts";
import founderDesk from "#brand/generated/images/founder-desk.ts";
import { pageMeta } from "~/blocks/page-meta";
import { promisesSubscriptions } from "~/commerce/promises-subscriptions";
import { ContactPage } from "~/features/help/contact-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/contact";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/contact": "Contact" },
  breadcrumbs: [["Contact", contact.path]],
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Contact",
    description: promisesSubscriptions(matches)
      ? contact.description
      : contact.descriptionWithoutSubscriptions,
    path: contact.path,
    image: founderDesk,
  });
}

export default ContactPage;
