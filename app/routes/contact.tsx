import { staticMeta } from "~/blocks/page-meta";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { contact } from "~/content/help/contact";
import { ContactPage } from "~/features/help/contact-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/contact": "Contact" },
  breadcrumbs: [["Contact", contact.path]],
};

export const meta = staticMeta({
  title: "Contact",
  description: contact.description,
  path: contact.path,
  picture: founderDesk,
});

export default ContactPage;
