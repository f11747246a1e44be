import { data } from "react-router";
import { founder } from "#brand/content/about/founder.ts";
import founderDesk from "#brand/generated/images/founder-desk.ts";
import { BreadcrumbData, pageMeta } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { requirePage } from "~/commerce/pages";
import { FounderPage } from "~/features/founder/founder-page";
import { type Breadcrumbs, contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/founder";

export { ErrorBoundary } from "~/shell/error-boundary";

export function loader({ context }: Route.LoaderArgs) {
  requirePage(context, "/about/founder");
  if (founder.sample && !context.get(requestContext).showsSamples)
    throw data(null, { status: 404 });
  return null;
}

export const handle: PageHandle = {
  isSample: founder.sample,
  cache: contentCache,
  sitemap: { "/about/founder": "The founder’s story" },
};

/** With samples hidden the page is a 404, which names nobody. */
export function meta({ matches, error }: Route.MetaArgs) {
  if (error) return [];
  return pageMeta(matches, {
    title: `Founder Story: ${founder.name}`,
    description: `How ${founder.name}, a formulation chemist, went from eleven bottles on a kitchen table to a label with every amount on it.`,
    path: "/about/founder",
    image: founderDesk,
  });
}

const steps: Breadcrumbs = [
  ["Our Story", "/about"],
  ["Founder Story", "/about/founder"],
];

export default function FounderRoute() {
  return (
    <>
      <FounderPage />
      <BreadcrumbData steps={steps} />
    </>
  );
}
