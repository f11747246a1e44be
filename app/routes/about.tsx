import { founder } from "#brand/content/about/founder.ts";
import { values } from "#brand/content/about/our-story.ts";
import { site } from "#brand/content/site.ts";
import aboutHero from "#brand/generated/images/about-hero.ts";
import { pageMeta } from "~/blocks/page-meta";
import { rootOf } from "~/commerce/root";
import { AboutPage } from "~/features/about/about-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import { inWords } from "~/lib/text";
import type { Route } from "./+types/about";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/about": "The brand and its standards" },
  breadcrumbs: [["Our Story", "/about"]],
};

export function meta({ matches }: Route.MetaArgs) {
  const note = !founder.sample || rootOf(matches).showsSamples ? " a note from the founder," : "";
  return pageMeta(matches, {
    title: "Our Story: hair care that shows its work",
    description: `Who makes ${site.name} and why: what we mean by science-backed,${note} ${inWords(values.length)} values and what they cost us, and what stands behind the label.`,
    path: "/about",
    image: aboutHero,
  });
}

export default AboutPage;
