import { reviews } from "#brand/content/proof/reviews.ts";
import silverBand from "#brand/generated/images/silver-band.ts";
import { pageMeta } from "~/blocks/page-meta";
import { requirePage } from "~/commerce/pages";
import { rootOf } from "~/commerce/root";
import { TestimonialsPage } from "~/features/testimonials/testimonials-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { loadMissing } from "~/product/load-missing";
import type { Route } from "./+types/proof-testimonials";

export { revalidateByPath as shouldRevalidate } from "~/commerce/retry";
export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/proof/testimonials";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { [path]: "Testimonials" },
  breadcrumbs: [["Testimonials", path]],
};

export function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  return loadMissing(
    context,
    reviews.map(({ product }) => ({ handle: product })),
  );
}

/** The canonical URL has no query: the tabs show parts of one page. */
export function meta({ matches, error }: Route.MetaArgs) {
  if (error) return [];
  const hasReviews = rootOf(matches).showsSamples || reviews.some(({ sample }) => !sample);
  return pageMeta(matches, {
    title: "Testimonials",
    description: hasReviews
      ? `Reviews from women with fine, curly, coily, gray and color-treated hair: what changed, in which week, and what didn’t.`
      : "Six pairs of hair swatches before and after twelve weeks, what to look at in each, and our money-back guarantee.",
    path,
    image: silverBand,
  });
}

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage {...loaderData} />;
}
