import { breadcrumbList, getSiteUrl, pageMeta, StructuredData } from "~/blocks/page-meta";
import strandBand from "~/content/generated/pictures/strand-band";
import { testimonialCopy } from "~/content/proof/testimonials";
import { site } from "~/content/site";
import { lazyOnInteraction } from "~/hydration/lazy-section";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/proof-testimonials";

const path = "/proof/testimonials";

export const handle: PageHandle = {
  cache: { ...contentCache, query: ["tab"] },
  sitemap: { [path]: "Reviews" },
};

/** The canonical URL has no query: the tabs show parts of one page. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Testimonials | ${site.name}`,
    description: testimonialCopy.description,
    path,
    picture: strandBand,
  });
}

const TestimonialsPage = lazyOnInteraction(
  async () => (await import("~/features/testimonials/testimonials-page")).TestimonialsPage,
);

export default function TestimonialsRoute({ matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(getSiteUrl(matches), [["Testimonials", path]])} />
      <TestimonialsPage />
    </>
  );
}
