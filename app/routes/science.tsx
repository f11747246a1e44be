import { staticMeta } from "~/blocks/page-meta";
import scienceStrand from "~/content/generated/pictures/science-strand";
import { SciencePage } from "~/features/science/science-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { "/science": "Hair growth, ingredients with doses and studies, manufacturing" },
  breadcrumbs: [["Our Science", "/science"]],
};

export const meta = staticMeta({
  title: "Our Science: doses, studies, limits",
  description:
    "Eight ingredients with their doses and studies, the hair growth cycle, how a batch is made, what we leave out, and what the evidence does not show.",
  path: "/science",
  picture: scienceStrand,
});

export default SciencePage;
