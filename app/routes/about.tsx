import { aboutCopy, values } from "#brand/content/about/our-story.ts";
import { site } from "#brand/content/site.ts";
import aboutHero from "#brand/generated/images/about-hero.ts";
import { staticMeta } from "~/blocks/page-meta";
import { AboutPage } from "~/features/about/about-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import { inWords } from "~/lib/text";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/about": "The brand and its standards" },
  breadcrumbs: [["Our Story", "/about"]],
};

export const meta = staticMeta({
  title: aboutCopy.pageTitle,
  description: `Who makes ${site.name} and why: what we mean by science-backed, ${inWords(values.length)} values and what they cost us, and what stands behind the label.`,
  path: "/about",
  image: aboutHero,
});

export default AboutPage;
