import { staticMeta } from "~/blocks/page-meta";
import aboutHero from "~/content/generated/pictures/about-hero";
import { site } from "~/content/site";
import { AboutPage } from "~/features/about/about-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/about": "The brand and its standards" },
  breadcrumbs: [["Our Story", "/about"]],
};

export const meta = staticMeta({
  title: "Our Story: hair care that shows its work",
  description: `Who makes ${site.name} and why: what we mean by science-backed, a note from the founder, four values and what they cost us, and what stands behind the label.`,
  path: "/about",
  picture: aboutHero,
});

export default AboutPage;
