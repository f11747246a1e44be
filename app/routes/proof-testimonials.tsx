import { staticMeta } from "~/blocks/page-meta";
import { facts } from "~/content/facts";
import strandBand from "~/content/generated/pictures/strand-band";
import { TestimonialsPage } from "~/features/testimonials/testimonials-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/proof/testimonials";

export const handle: PageHandle = {
  cache: { ...contentCache, query: ["tab"] },
  sitemap: { [path]: "Reviews" },
  breadcrumbs: [["Testimonials", path]],
};

/** The canonical URL has no query: the tabs show parts of one page. */
export const meta = staticMeta({
  title: "Testimonials",
  description: `Reviews by women with fine, curly, coily, grey and colored hair, from ${facts.verifiedReviews} verified ones: what changed, in which week, and what did not.`,
  path,
  picture: strandBand,
});

export default TestimonialsPage;
