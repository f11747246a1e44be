import { data } from "react-router";
import { staticMeta } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { founder } from "~/content/about/founder";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { FounderPage } from "~/features/founder/founder-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/founder";

export { ErrorBoundary } from "~/shell/error-boundary";

export function loader({ context }: Route.LoaderArgs) {
  if (founder.sample && !context.get(requestContext).showsSamples)
    throw data(null, { status: 404 });
  return null;
}

export const handle: PageHandle = {
  isSample: founder.sample,
  cache: contentCache,
  sitemap: { "/about/founder": "The founder’s story" },
  breadcrumbs: [
    ["Our Story", "/about"],
    ["Founder Story", "/about/founder"],
  ],
};

export const meta = staticMeta({
  title: `Founder Story: ${founder.name}`,
  description: `How ${founder.name}, a formulation chemist, went from eleven bottles on a kitchen table to a label with every amount on it.`,
  path: "/about/founder",
  picture: founderDesk,
});

export default FounderPage;
